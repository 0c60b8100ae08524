import { randomUUID } from 'node:crypto';
import { encodeId, type IdKind } from '#domain/ids.js';
import { ask, catalogue, prepare, type SlotKind, thingOf, type Variant } from '../support/fixtures/catalogue.js';
import { documentedSlots } from '../support/harness/documented.js';
import { checksum, type OneOfEach, createOneOfEach } from '../support/fixtures/one-of-each.js';
import { type WrongId, wrongIds } from '../support/fixtures/wrong-ids.js';
import type { Answer, Call } from '../support/harness/client.js';
import { useService } from '../support/harness/service.js';
import { Shop } from '../support/fixtures/shop.js';

const service = useService();
const openShop = async (): Promise<OneOfEach> => createOneOfEach(await Shop.open(service.now));
let theirs: OneOfEach;
/** For what only reads. */
let unchanged: OneOfEach;
beforeAll(async () => {
  theirs = await openShop();
  unchanged = await openShop();
});

interface Case {
  readonly operation: string;
  readonly variant: Variant;
  readonly name: string;
  readonly kind: SlotKind;
  readonly where: 'path' | 'query' | 'body';
}

const cases: Case[] = Object.entries(catalogue).flatMap(([operation, { variants }]) =>
  variants.flatMap((variant) =>
    Object.entries(variant.ids ?? {}).map(([name, kind]) => {
      const elsewhere = variant.body ? ('body' as const) : ('query' as const);
      return { operation, variant, name, kind, where: operation.includes(`{${name}}`) ? ('path' as const) : elsewhere };
    }),
  ),
);
const titled = cases.map((each) => {
  const query = Object.entries(each.variant.query ?? {}).map(([name, value]) => `?${name}=${value}`);
  return [`${each.operation}${query.join('')}`, each.where, each.name, each] as const;
});

const idKindOf = (kind: SlotKind): IdKind => (kind === 'pointsCard' ? 'card' : kind);

/** What a client can tell two answers apart by, but for what counts requests. */
const seen = ({ status, text, headers }: Answer): object => {
  const telling = Object.entries(headers).filter(([name]) => !/^(x-request-id|date|ratelimit-.*)$/.test(name));
  return { status, text, headers: Object.fromEntries(telling) };
};

async function send(ours: OneOfEach, each: Case, text: string, call: Call = {}): Promise<Answer> {
  const prepared = prepare(each.operation, each.variant, ours, { [each.name]: text });
  return ask(ours, prepared, { key: ours.shop.key, ...call });
}

const asItStands = ({ where }: Case, { text, encoded }: WrongId): string =>
  where === 'body' || encoded ? text : encodeURIComponent(text);

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

it('every operation and every place of an id in the document is tried below', async () => {
  const { document } = await service.now.client.document();
  for (const { operation, path, query, body } of documentedSlots(document)) {
    const tried = cases.filter((each) => each.operation === operation);
    const names = (where: string): string[] => [
      ...new Set(tried.filter((each) => each.where === where).map(({ name }) => name)),
    ];
    const found = { operation, known: operation in catalogue, path: names('path'), query: names('query') };
    expect({ ...found, body: names('body').toSorted() }).toEqual({
      operation,
      known: true,
      path,
      query,
      body: body.toSorted(),
    });
  }
});

describe.each(titled)('%s: %s %s', (_title, where, _name, each) => {
  let ours: OneOfEach;
  beforeAll(async () => {
    ours = each.operation.startsWith('GET') ? unchanged : await openShop();
  });

  const answersToWrongIds = async (): Promise<(readonly [WrongId, Answer])[]> => {
    const kind = idKindOf(each.kind);
    const wrong = wrongIds(kind, thingOf(each.kind, ours), ours, theirs);
    const answers: (readonly [WrongId, Answer])[] = [];
    await inTurns(
      wrong.filter(({ encoded }) => where !== 'body' || !encoded),
      async (id) => {
        const answer = await send(ours, each, asItStands(each, id));
        answers.push([id, answer]);
      },
    );
    return answers;
  };

  it('what names nothing here is like an unknown id, to the byte, and changes no row of either merchant', async () => {
    const sums = async (): Promise<object> => ({
      theirs: await checksum(theirs.shop),
      ours: await checksum(ours.shop, ['idempotency_answers']),
    });
    const before = await sums();
    const unknown = seen(await send(ours, each, encodeId(idKindOf(each.kind), randomUUID())));
    const answers = await answersToWrongIds();
    expect(answers.length).toBeGreaterThan(70);
    if (where === 'query') {
      expect(unknown).toMatchObject({ status: 200 });
      for (const [{ what, unclean }, answer] of answers) {
        if (unclean) expect([what, answer.status, answer.body.error]).toEqual([what, 400, 'invalid_query']);
        else expect([what, seen(answer)]).toEqual([what, unknown]);
      }
    } else {
      expect(unknown).toMatchObject({ status: 404 });
      for (const [{ what }, answer] of answers) expect([what, seen(answer)]).toEqual([what, unknown]);
    }
    expect(await sums()).toEqual(before);
  });

  it('an empty one is a 404, in a query a 400', async () => {
    const answer = await send(ours, each, '', { undocumented: true });
    expect(answer.status).toBe(where === 'query' ? 400 : 404);
  });

  it('the right one is found, by its id, its externalId, and either of them percent-encoded', async () => {
    const { id, externalId = '' } = thingOf(each.kind, ours);
    const spelled =
      where === 'body'
        ? [id, externalId]
        : [id, encodeURIComponent(externalId), encodeURIComponent(id).replace('_', '%5F')];
    for (const [turn, text] of spelled.entries()) {
      // What is redeemed once can't be redeemed again, and what is deleted is gone.
      const fresh = await send(ours, each, text);
      const isGone = each.operation.startsWith('DELETE') && turn > 0;
      expect(isGone ? [404] : [200, 201, 202, 400]).toContain(fresh.status);
      if (fresh.status === 400)
        expect(fresh.body.error).toMatch(
          /^(reward_redeemed|reward_not_redeemed|voucher_cancelled|hold_captured|hold_released|insufficient_points|reward_has_no_price|already_reversed)$/,
        );
    }
    if (where === 'query') expect((await send(ours, each, id)).body).toMatchObject({ data: [{ customerId: id }] });
  });
});
