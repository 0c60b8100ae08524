import { encodeId, type IdKind } from '#domain/ids.js';
import type { Furniture, Thing } from './furniture.js';

/** A text that names nothing in a slot. */
export interface WrongId {
  readonly what: string;
  readonly text: string;
  /** It stands in a URL as it is, and in no body. */
  readonly encoded?: true;
  /** No text that is clean: a query refuses it, where a path and a body find nothing. */
  readonly unclean?: true;
}

const kinds: readonly IdKind[] = [
  ...(['merchant', 'integration', 'api_key', 'customer', 'card_definition', 'card', 'reward_template'] as const),
  ...(['reward', 'voucher_template', 'voucher', 'order', 'location', 'staff'] as const),
];

const encoded = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

function otherKinds(kind: IdKind, thing: Thing, ours: Furniture, theirs: Furniture): WrongId[] {
  return kinds
    .filter((each) => each !== kind)
    .flatMap((each) => [
      { what: `our ${each}`, text: ours.things[each].id },
      { what: `their ${each}`, text: theirs.things[each].id },
      { what: `the same number as a ${each}`, text: encodeId(each, thing.uuid) },
      ...(ours.things[each].externalId === undefined
        ? []
        : [{ what: `the externalId of our ${each}`, text: ours.things[each].externalId }]),
    ]);
}

function misspelled({ uuid, id, externalId = '' }: Thing): WrongId[] {
  const [prefix = '', suffix = ''] = [id.slice(0, -26), id.slice(-26)];
  return [
    { what: 'in upper case', text: id.toUpperCase() },
    { what: 'with its prefix in upper case', text: prefix.toUpperCase() + suffix },
    { what: 'with its number in upper case', text: prefix + suffix.toUpperCase() },
    { what: 'without its prefix', text: suffix },
    { what: 'its prefix alone', text: prefix },
    { what: 'with an unknown prefix', text: `xyz_${suffix}` },
    { what: 'the stored number', text: uuid },
    { what: 'the stored number without hyphens', text: uuid.replaceAll('-', '') },
    { what: 'cut short', text: id.slice(0, -1) },
    { what: 'with a character more', text: `${id}0` },
    { what: 'with a letter that its alphabet lacks', text: `${id.slice(0, -1)}u` },
    { what: 'with a number that is too large', text: `${prefix}8${suffix.slice(1)}` },
    { what: 'with a space before it', text: ` ${id}` },
    { what: 'with a space behind it', text: `${id} ` },
    { what: 'twice', text: `${id},${id}` },
    { what: 'its externalId in upper case', text: externalId.toUpperCase() },
    { what: 'its externalId with a space behind it', text: `${externalId} ` },
    { what: 'with NUL behind it', text: `${id}\u0000`, unclean: true },
    { what: 'with a line break behind it', text: `${id}\n`, unclean: true },
    { what: 'with DEL in it', text: `${prefix}\u007f${suffix}`, unclean: true },
    { what: 'with a C1 control behind it', text: `${id}\u0085`, unclean: true },
    { what: 'encoded twice', text: encoded(encoded(id)), encoded: true },
  ];
}

const never: readonly WrongId[] = [
  { what: 'an unknown externalId', text: 'nobody' },
  { what: 'a number', text: '1' },
  { what: 'a quote', text: `' or '1'='1` },
  { what: 'a wildcard', text: '%' },
  { what: 'a template', text: '{id}' },
  { what: 'dots', text: '..' },
  { what: 'a path', text: '../orders' },
  { what: 'a property of all objects', text: '__proto__' },
  { what: 'an emoji', text: '😀' },
  { what: 'a right-to-left mark', text: '\u202ex' },
  { what: '128 characters', text: 'x'.repeat(128) },
  { what: '129 characters', text: 'x'.repeat(129), unclean: true },
  { what: '5,000 characters', text: 'x'.repeat(5000), unclean: true },
  { what: 'NUL', text: '\u0000', unclean: true },
  { what: 'a tab', text: '\t', unclean: true },
  { what: 'an escape sequence', text: '\u001b[31m', unclean: true },
  { what: 'a percent sign by itself', text: '%', encoded: true, unclean: true },
  { what: 'an escape that is none', text: '%zz', encoded: true, unclean: true },
  { what: 'a cut character', text: '%E0%A4', encoded: true, unclean: true },
  { what: 'a lone surrogate', text: '%ED%A0%80', encoded: true, unclean: true },
];

/** All that may stand in a slot of this kind and names nothing there. */
export function wrongIds(kind: IdKind, thing: Thing, ours: Furniture, theirs: Furniture): WrongId[] {
  const their = theirs.things[kind];
  return [
    { what: `their ${kind}`, text: their.id },
    { what: `the externalId of their ${kind}`, text: their.externalId ?? '' },
    { what: `their ${kind}, percent-encoded`, text: encoded(their.id), encoded: true },
    { what: `the externalId of their ${kind}, percent-encoded`, text: encoded(their.externalId ?? ''), encoded: true },
    ...otherKinds(kind, thing, ours, theirs),
    ...misspelled(thing),
    ...never,
  ];
}
