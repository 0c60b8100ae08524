const maxNameLength = 40;

/** `corner-coffee-orders-2026-11-20.csv`: the merchant in letters and digits of ASCII, the list, and the merchant's day. */
export function exportFilename(
  { merchantName, timeZone }: { readonly merchantName: string; readonly timeZone: string },
  list: string,
  now: Date,
): string {
  const plain = merchantName.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const name = words.join('-').slice(0, maxNameLength).replace(/-$/, '') || 'merchant';
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now);
  return `${name}-${list}-${day}.csv`;
}
