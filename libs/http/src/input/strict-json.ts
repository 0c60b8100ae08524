import { randomUUID } from 'node:crypto';
import { InexactNumber, isExact } from '#domain/decimal.js';
import { Refusal } from '#domain/errors.js';

const mostLevels = 32;

const malformed = () => new Refusal('invalid', 'body_malformed', 'The body is not well-formed JSON.');
const tooDeep = () =>
  new Refusal('invalid', 'body_too_deep', `The body is nested more than ${mostLevels} levels deep.`);
const notAnObject = () => new Refusal('invalid', 'body_not_an_object', 'The body must be one JSON object.');
const repeated = (key: string) =>
  new Refusal('invalid', 'duplicate_key', `The body has the key ${JSON.stringify(key.slice(0, 100))} twice.`);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body: UTF-8, one JSON object, no key twice, at most 32 levels. (docs/reference/money-and-time.md#request-bodies)
 * The levels are counted before JSON.parse, whose stack a deep body would overflow; a key that stands twice would
 * otherwise silently win over the first, amounts included. A number that a double would change is an InexactNumber.
 * @throws Refusal `invalid`
 */
export function parseStrictJson(bytes: Buffer): object {
  const text = decodeUtf8(bytes);
  refuseDeep(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notAnObject();
  refuseRepeatedKeys(text);
  return withInexactNumbers(text) ?? value;
}

/** @throws Refusal `invalid` body_not_utf8 */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal('invalid', 'body_not_utf8', 'The body is not valid UTF-8.');
  }
}

const stringsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
/** Stands before the text of a number that is parsed as a string. It is in no body, since nobody knows it. */
const mark = randomUUID();

/** Reads text that JSON.parse has accepted once more, where it has numbers that JSON.parse would change. */
function withInexactNumbers(text: string): object | undefined {
  const marked = text.replace(stringsAndNumbers, (token) =>
    token.startsWith('"') || isExact(token) ? token : `"${mark}${token}"`,
  );
  if (marked === text) return undefined;
  const value: object = JSON.parse(marked, (_, each: unknown) =>
    typeof each === 'string' && each.startsWith(mark) ? new InexactNumber(each.slice(mark.length)) : each,
  );
  return value;
}

const quote = 0x22;
const backslash = 0x5c;

/** The index of the quote that ends the string whose opening quote is at `start`; the text's length where none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === quote) return at;
    if (char === backslash) at += 1;
  }
  return text.length;
}

function refuseDeep(text: string): void {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === quote) at = endOfString(text, at);
    else if (char === 0x7b || char === 0x5b) {
      level += 1;
      if (level > mostLevels) throw tooDeep();
    } else if (char === 0x7d || char === 0x5d) level -= 1;
  }
}

/** Walks text that JSON.parse has accepted: a string right before a colon is a key of the innermost open object. */
function refuseRepeatedKeys(text: string): void {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === 0x7b || char === 0x5b) open.push(new Set());
    else if (char === 0x7d || char === 0x5d) open.pop();
    else if (char === quote) {
      const end = endOfString(text, at);
      if (isBeforeColon(text, end)) addKey(open.at(-1), text.slice(at, end + 1));
      at = end;
    }
  }
}

function isBeforeColon(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === 0x3a;
}

function addKey(keys: Set<string> | undefined, quoted: string): void {
  const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
  if (keys?.has(key)) throw repeated(key);
  keys?.add(key);
}
