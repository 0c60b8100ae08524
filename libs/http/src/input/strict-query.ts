/** Replaces a value whose percent-encoding is not UTF-8. It is a lone surrogate, which every text check refuses. */
const invalidText = '\ud800';

function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return invalidText;
  }
}

/**
 * Parses a query string. A parameter that occurs more than once maps to the list of its values, which QueryParameters refuses.
 * (docs/reference/money-and-time.md#queries)
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
    if (Array.isArray(known)) known.push(value);
    else query[name] = known === undefined ? value : [known, value];
  }
  return query;
}
