import { encodeId } from '#domain/ids.js';
import { useService } from '../../support/harness/service.js';
import {
  type Fixtures,
  createFixtures,
  type KnownOperation,
  operations,
  callOperation,
} from '../../support/fixtures/operations.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
let ours: Fixtures;
let theirs: Fixtures;
beforeAll(async () => {
  ours = await createFixtures(await Shop.open(service.now));
  theirs = await createFixtures(await Shop.open(service.now));
});

/** An operation and one of the ids in its path. */
const places = operations.flatMap((operation) =>
  (operation.ids ?? []).map(
    ([kind, reason], at) =>
      [`${operation.method} ${operation.route}, id ${at + 1}`, { operation, kind, reason }] as const,
  ),
);

const withId = (operation: KnownOperation, kind: keyof Fixtures, id: string) =>
  callOperation(operation, { ...ours, [kind]: id });

const uuid = '019a0000-0000-7000-8000-000000000000';
const prefixes = ['mer', 'int', 'key', 'cus', 'card', 'ccard', 'rwt', 'rwd', 'vt', 'vch', 'ord', 'loc', 'stf'];
const suffix = encodeId('order', uuid).slice(4);

const malformed: readonly (readonly [what: string, id: string])[] = [
  ...prefixes.map((prefix) => [`an unknown id of the kind ${prefix}`, `${prefix}_${suffix}`] as const),
  ['an unknown prefix', `xxx_${suffix}`],
  ['a bare suffix', suffix],
  ['a bare uuid', uuid],
  ['a number', '1'],
  ['an unknown externalId', 'nobody'],
  ['a space', '%20'],
  ['a percent sign', '%25'],
  ['an encoded slash', 'a%2Fb'],
  ['dots that are encoded', '%2e%2e%2fauth'],
  ['a quote', "'%20or%201=1--"],
  ['a plus sign', 'a+b'],
  ['a question mark', 'a%3Fb'],
  ['a semicolon', 'a;b'],
  ['an emoji', '%F0%9F%98%80'],
  ['NUL', 'a%00b'],
  ['NUL alone', '%00'],
  ['a control character', 'a%07b'],
  ['a C1 control character', 'a%C2%85b'],
  ['a line break', 'a%0D%0Ab'],
  ['an encoded lone surrogate', '%ED%A0%80'],
  ['an overlong encoding', '%C0%AF'],
  ['a lone continuation byte', 'a%80b'],
  ['a cut character', '%E0%A4'],
  ['a byte that no UTF-8 has', '%FF'],
  ['a cut escape', '%E0%A4%A'],
  ['a percent sign by itself', 'a%'],
  ['an escape that is none', '%zz'],
  ['128 characters', 'x'.repeat(128)],
  ['129 characters', 'x'.repeat(129)],
  ['1,000 characters', 'x'.repeat(1000)],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a property of all objects', '__proto__'],
  ['a method of all objects', 'constructor'],
];

describe.each(places)('%s', (_, { operation, kind, reason }) => {
  let unknown: string;
  beforeAll(async () => {
    const answer = await withId(operation, kind, 'an-unknown-one');
    unknown = answer.text;
  });

  it('404: an unknown id, with a reason that names the resource', () => {
    expect(JSON.parse(unknown)).toMatchObject({ code: 404, error: reason });
  });

  it('404: the id of another merchant is, byte for byte, like an unknown one', async () => {
    const answer = await withId(operation, kind, theirs[kind] as string);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(unknown);
  });

  it('404: the ids of our own things of other kinds name nothing here', async () => {
    for (const other of ['customerId', 'stampCardId', 'orderId', 'definitionId'] as const) {
      if (ours[other] === ours[kind]) continue;
      // A points card's place takes any card of the customer: its type is a rule.
      if (other === 'stampCardId' && kind === 'pointsCardId') continue;
      const answer = await withId(operation, kind, ours[other]);
      expect([other, answer.status, answer.text]).toEqual([other, 404, unknown]);
    }
  });

  it('404: an id in other letters is another id', async () => {
    const id = ours[kind] as string;
    for (const spelled of [id.toUpperCase(), `${id}0`, id.slice(0, -1), ` ${id}`.replace(' ', '%20'), `${id}%00`]) {
      const answer = await withId(operation, kind, spelled);
      expect([spelled, answer.status, answer.text]).toEqual([spelled, 404, unknown]);
    }
  });

  it.each(malformed)('404: %s', async (__, id) => {
    const answer = await withId(operation, kind, id);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(unknown);
  });
});
