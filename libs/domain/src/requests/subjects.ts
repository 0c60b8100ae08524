import { decodeId, type IdKind } from '../ids.js';

/** The kinds of objects that have a history. */
const subjectKinds = ['order', 'customer', 'card', 'reward', 'voucher', 'api_key'] as const satisfies readonly IdKind[];

const idForm = /(?<![0-9A-Za-z_])(?:ord|cus|ccard|rwd|vch|key)_[0-7][0-9a-z]{25}(?![0-9A-Za-z_])/g;
const maxSubjects = 50;

/** An object that a request named, or that its answer names. */
export interface Subject {
  /** The id in the form that the API shows. */
  readonly id: string;
  readonly uuid: string;
}

/**
 * The objects whose ids occur in these texts, in the order of their first occurrence, at most 50. Of a text that names more,
 * orders, customers and cards come before what they have many of.
 */
export function subjectsIn(...texts: readonly (string | undefined)[]): Subject[] {
  const found = new Map<string, Subject>();
  for (const text of texts) {
    const ids = [...new Set(text?.match(idForm) ?? [])];
    for (const id of ids.length > maxSubjects ? ids.toSorted(byKind) : ids) {
      const uuid = found.has(id) ? undefined : uuidOf(id);
      if (uuid !== undefined) found.set(id, { id, uuid });
      if (found.size === maxSubjects) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** What is read of a text with escapes: replacing thousands of them takes milliseconds. */
const maxEscaped = 8_192;
const ofHex = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** A path without its percent-encoding of ASCII: `vch%5F…` names a voucher too. */
export const plainPath = (path: string): string =>
  path.slice(0, maxEscaped).replace(/%([0-7][0-9a-f])/gi, ofHex) + path.slice(maxEscaped);

/** JSON without its escapes of ASCII at its beginning: `\u0076ch_…`, or an id behind a line break. */
export const plainJson = (text: string): string =>
  text
    .slice(0, maxEscaped)
    .replace(/\\[bfnrt]/g, ' ')
    .replace(/\\u00([0-7][0-9a-f])/gi, ofHex) + text.slice(maxEscaped);

const fewest = ['ord', 'cus', 'ccard'];
const rankOf = (id: string): number => fewest.indexOf(id.slice(0, id.indexOf('_'))) + 1 || fewest.length + 1;
const byKind = (a: string, b: string): number => rankOf(a) - rankOf(b);

/** The UUID of an id of any of these kinds. */
export function uuidOf(id: string): string | undefined {
  for (const kind of subjectKinds) {
    const uuid = decodeId(kind, id);
    if (uuid !== undefined) return uuid;
  }
  return undefined;
}
