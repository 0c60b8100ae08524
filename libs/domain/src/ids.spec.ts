import fc from 'fast-check';
import { decodeId, encodeId, hasIdForm, nilUuid, parseReference, type IdKind } from './ids.js';

const prefixes: readonly (readonly [IdKind, string])[] = [
  ['merchant', 'mer_'],
  ['integration', 'int_'],
  ['api_key', 'key_'],
  ['customer', 'cus_'],
  ['card_definition', 'card_'],
  ['card', 'ccard_'],
  ['reward_template', 'rwt_'],
  ['reward', 'rwd_'],
  ['voucher_template', 'vt_'],
  ['voucher', 'vch_'],
  ['order', 'ord_'],
  ['location', 'loc_'],
  ['staff', 'stf_'],
];
const kinds = prefixes.map(([kind]) => kind);
const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
const suffix = '01h455vb4pex5vsknk084sn02q';

/** The TypeID specification with one BigInt, as a model. */
function naive(text: string): string {
  let bits = BigInt(`0x${text.replaceAll('-', '')}`);
  let out = '';
  for (let place = 0; place < 26; place++, bits >>= 5n) {
    out = '0123456789abcdefghjkmnpqrstvwxyz'.charAt(Number(bits & 31n)) + out;
  }
  return out;
}

describe('ids', () => {
  it.each(prefixes)('an id of kind %s starts with %s', (kind, prefix) => {
    expect(encodeId(kind, uuid)).toBe(prefix + suffix);
    expect(decodeId(kind, prefix + suffix)).toBe(uuid);
    expect(hasIdForm(prefix + suffix)).toBe(true);
  });

  // The valid vectors of the TypeID specification.
  it.each([
    [nilUuid, '00000000000000000000000000'],
    ['00000000-0000-0000-0000-000000000001', '00000000000000000000000001'],
    ['00000000-0000-0000-0000-00000000000a', '0000000000000000000000000a'],
    ['00000000-0000-0000-0000-000000000010', '0000000000000000000000000g'],
    ['00000000-0000-0000-0000-000000000020', '00000000000000000000000010'],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', '7zzzzzzzzzzzzzzzzzzzzzzzzz'],
    ['0110c853-1d09-52d8-d73e-1194e95b5f19', '0123456789abcdefghjkmnpqrs'],
  ])('%s is written as %s, as the TypeID specification says', (value, expected) => {
    expect(encodeId('voucher_template', value)).toBe(`vt_${expected}`);
    expect(decodeId('voucher_template', `vt_${expected}`)).toBe(value);
  });

  it('every UUID is decoded from its id, and the id equals the BigInt model', () => {
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), fc.uuid(), ([kind, prefix], value) => {
        expect(encodeId(kind, value)).toBe(prefix + naive(value));
        expect(decodeId(kind, encodeId(kind, value.toUpperCase()))).toBe(value);
      }),
    );
  });

  it.each(['', 'nonsense', uuid.slice(1), `${uuid}0`, uuid.replace('a', 'g'), uuid.replaceAll('-', '')])(
    'a text that is no uuid (%j) is never written as an id',
    (text) => expect(() => encodeId('order', text)).toThrow('No uuid'),
  );

  it.each([
    ['upper case', `VT_${suffix}`],
    ['an upper-case suffix', `vt_${suffix.toUpperCase()}`],
    ['no separator', `vt${suffix}`],
    ['one character less', `vt_${suffix.slice(1)}`],
    ['one character more', `vt_${suffix}0`],
    ['a letter outside the alphabet', `vt_${suffix.slice(0, 25)}u`],
    ['more than 128 bits', `vt_8${suffix.slice(1)}`],
    ['a character outside ASCII', `vt_${suffix.slice(0, 25)}é`],
    ['a far character whose low bits are a letter', `vt_${suffix.slice(0, 25)}\u0161`],
    ['a space before', ` vt_${suffix}`],
    ['a line feed after', `vt_${suffix}\n`],
    ['an unknown prefix', `xyz_${suffix}`],
    ['no prefix', suffix],
    ['an empty prefix', `_${suffix}`],
    ['the bare uuid', uuid],
  ])('a text with %s has no id form', (_, text) => {
    expect(decodeId('voucher_template', text)).toBeUndefined();
    expect(hasIdForm(text)).toBe(false);
  });

  it('an id of one kind is an id of no other kind, and refers to nothing there', () => {
    for (const kind of kinds) {
      for (const other of kinds.filter((one) => one !== kind)) {
        expect(decodeId(other, encodeId(kind, uuid))).toBeUndefined();
        expect(parseReference(other, encodeId(kind, uuid))).toEqual({ by: 'nothing' });
      }
    }
  });
});

describe('parseReference', () => {
  it.each([
    ['an id of the kind', `cus_${suffix}`, { by: 'id', value: uuid }],
    ['a text of its own', 'customer 42/ä', { by: 'externalId', value: 'customer 42/ä' }],
    ['a decomposed text, in NFC', 'a\u0308', { by: 'externalId', value: 'ä' }],
    ['128 characters', 'x'.repeat(128), { by: 'externalId', value: 'x'.repeat(128) }],
    ['128 emoji, which the database counts as 128', '🎁'.repeat(128), { by: 'externalId', value: '🎁'.repeat(128) }],
    ['a malformed id', `cus_${suffix.slice(1)}`, { by: 'externalId', value: `cus_${suffix.slice(1)}` }],
    ['an id of another kind', `vch_${suffix}`, { by: 'nothing' }],
    ['129 characters', 'x'.repeat(129), { by: 'nothing' }],
    ['129 emoji', '🎁'.repeat(129), { by: 'nothing' }],
    ['nothing', '', { by: 'nothing' }],
    ['a NUL', 'a\u0000b', { by: 'nothing' }],
    ['a C1 control', 'a\u0085b', { by: 'nothing' }],
    ['a lone surrogate', 'a\ud800', { by: 'nothing' }],
  ])('%s is parsed', (_, text, expected) => expect(parseReference('customer', text)).toEqual(expected));

  it('for every text, an externalId is clean, has 1 to 128 characters and not the form of an id', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.string({ unit: 'binary', maxLength: 140 }), (kind, text) => {
        const reference = parseReference(kind, text);
        if (reference.by !== 'externalId') return;
        expect(reference.value).toBe(reference.value.normalize('NFC'));
        expect(reference.value).not.toMatch(/\p{Cc}|\p{Cs}/u);
        expect([...reference.value].length).toBeLessThanOrEqual(128);
        expect(hasIdForm(reference.value)).toBe(false);
      }),
    );
  });
});
