/** Stands for a value whose percent-encoding is not UTF-8: a lone surrogate, which every text check refuses. */
const illFormed = '\ud800';

function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return illFormed;
  }
}

/**
 * Reads a query string without guessing: each parameter maps to its value, or to all its values where it stands more
 * than once, which the field that reads it refuses. (docs/reference/money-and-time.md#queries)
 */
export function parseStrictQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  if (text === '') return query;
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1));
    const known = query[name];
    query[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return query;
}
