/** The sign of an e-mail address, also percent-encoded as in a query, or as a JSON escape. */
const atSign = /@|%(?:25){0,2}40|\\u0040/gi;
/** A quotation mark that ends a quoted local part, also escaped in JSON. */
const endQuote = /(?:\\*"|\\+u0022)$/i;
/** How far back a quoted local part may begin. The bound keeps the time linear. */
const maxQuoted = 512;

/** What no local part without quotes can have (RFC 5322). */
const endsInJson = /[\s"<>,;:()[\]@]/;
const endsInPath = /[\s"<>,;:()[\]@/]/;
const endsInUrl = /[\s"<>,;:()[\]@/?&=]/;
const endsInQuery = /[\s"<>,;:()[\]@&]/;
/** What is shown of a local part: its first character, if that is a letter or digit of ASCII. */
const shown = /^['{]*(?:\\u|[0-9A-Za-z])?/;

/** `& = ? /` are letters of a local part, but separate the parts of a URL. A path and a query come here by themselves. */
function endsIn(text: string): RegExp {
  if (/^\s*["[{]/.test(text)) return endsInJson;
  if (!text.startsWith('/')) return endsInQuery;
  return text.includes('?') ? endsInUrl : endsInPath;
}

/**
 * Shortens e-mail addresses to `a***@example.com`. It reads backwards from each sign: one regular expression would take
 * quadratic time for some texts. (docs/reference/requests.md#masking)
 */
export function maskEmails(text: string): string {
  // Each form of the sign has one of these.
  if (!text.includes('@') && !text.includes('40')) return text;
  const signs = [...text.matchAll(atSign)];
  const ends = endsIn(text);
  let masked = '';
  let end = text.length;
  for (const { index: at } of signs.toReversed()) {
    // A sign behind `end` is within a local part that is masked already.
    const start = at < end ? startOfLocalPart(text, at, ends) : at;
    if (start === at) continue;
    masked = `${text.slice(start, at).match(shown)?.[0] ?? ''}***${text.slice(at, end)}${masked}`;
    end = start;
  }
  return text.slice(0, end) + masked;
}

function startOfLocalPart(text: string, at: number, ends: RegExp): number {
  let start = startOfQuoted(text, at);
  for (; start > 0 && !ends.test(text.charAt(start - 1)); start -= 1) {
    const isBlank = text.charAt(start - 1) === '\\' && /[bfnrt]/.test(text.charAt(start));
    if (isBlank) return start + 1;
  }
  const equals = ends === endsInQuery ? text.slice(start, at).indexOf('=') : -1;
  return start + equals + 1;
}

/** Where the quoted part before a sign begins; the place of the sign where there is none. */
function startOfQuoted(text: string, at: number): number {
  const quote = endQuote.exec(text.slice(Math.max(0, at - 8), at))?.[0];
  if (quote === undefined) return at;
  const from = Math.max(0, at - maxQuoted);
  const before = text.slice(from, at - quote.length);
  // Behind these a quotation mark begins a string: `"handle":"@ada"`.
  if (quote === '"' && ':,=[{'.includes(before.trimEnd().slice(-1))) return at;
  let open = before.lastIndexOf(quote);
  while (open > 0 && before.charAt(open - 1) === '\\') open = before.lastIndexOf(quote, open - 1);
  const isWithinString = quote === '"' || !/(?<!\\)"/.test(before.slice(open + quote.length));
  return open < 0 || !isWithinString ? at : from + open;
}
