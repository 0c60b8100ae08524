import { randomUUID } from 'node:crypto';
import { InexactNumber, isExact } from '#domain/decimal.js';
import { Refusal } from '#domain/errors.js';

const maxDepth = 32;

export const bodyMalformed = () => new Refusal('invalid', 'body_malformed', 'The body is not well-formed JSON.');
export const bodyTooDeep = () =>
  new Refusal('invalid', 'body_too_deep', `The body is nested more than ${maxDepth} levels deep.`);
export const bodyNotObject = () => new Refusal('invalid', 'body_not_an_object', 'The body must be one JSON object.');
export const bodyNotUtf8 = () => new Refusal('invalid', 'body_not_utf8', 'The body is not valid UTF-8.');
export const duplicateKey = (key: string) =>
  new Refusal('invalid', 'duplicate_key', `The body has the key ${JSON.stringify(key.slice(0, 100))} twice.`);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a body: UTF-8, one JSON object, no duplicate keys, at most 32 levels. (docs/reference/money-and-time.md#request-bodies)
 * The depth is checked before JSON.parse, because a deep body would overflow its stack. Duplicate keys are refused, because
 * JSON.parse would silently use the last one. A number that a double cannot represent becomes an InexactNumber.
 * @throws Refusal `invalid`
 */
export function parseStrictJson(bytes: Buffer): object {
  const text = decodeUtf8(bytes);
  refuseDeep(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bodyMalformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw bodyNotObject();
  refuseDuplicateKeys(text);
  return withInexactNumbers(text) ?? value;
}

/** @throws Refusal `invalid` body_not_utf8 */
export function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw bodyNotUtf8();
  }
}

const stringsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
/** Marks inexact numbers while they are parsed as strings. It is random, so that no body can contain it. */
const inexactMarker = randomUUID();

/** Parses valid JSON again if it has numbers that JSON.parse would round; undefined if it has none. */
function withInexactNumbers(text: string): object | undefined {
  const marked = text.replace(stringsAndNumbers, (token) =>
    token.startsWith('"') || isExact(token) ? token : `"${inexactMarker}${token}"`,
  );
  if (marked === text) return undefined;
  const value: object = JSON.parse(marked, (_, each: unknown) =>
    typeof each === 'string' && each.startsWith(inexactMarker)
      ? new InexactNumber(each.slice(inexactMarker.length))
      : each,
  );
  return value;
}

const quote = 0x22;
const backslash = 0x5c;

/** The index of the closing quote of the string that opens at `start`, or the length of the text. */
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
      if (level > maxDepth) throw bodyTooDeep();
    } else if (char === 0x7d || char === 0x5d) level -= 1;
  }
}

/** Scans valid JSON. A string before a colon is a key of the innermost open object. */
function refuseDuplicateKeys(text: string): void {
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
  if (keys?.has(key)) throw duplicateKey(key);
  keys?.add(key);
}
