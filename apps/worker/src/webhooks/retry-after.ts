/** The seconds of a Retry-After header: a number, or a date (RFC 9110). Undefined where it is neither. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(httpDate(header));
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now.getTime()) / 1_000);
}

/** The forms of RFC 9110, section 5.6.7: the usual one, that of RFC 850, and that of asctime, which is in GMT without saying so. */
function httpDate(header: string): string {
  if (/^[A-Za-z]{3,9}, .* GMT$/.test(header)) return header;
  return /^[A-Za-z]{3} [A-Za-z]{3} [ \d]\d \d\d:\d\d:\d\d \d{4}$/.test(header) ? `${header} GMT` : '';
}
