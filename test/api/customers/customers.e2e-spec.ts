import { randomUUID } from 'node:crypto';
import type { LoyaltyView } from '#api/customers/read-loyalty.js';
import type { CardView } from '#http/views/card.view.js';
import type { CustomerView } from '#http/views/customer.view.js';
import { useService } from '../../support/harness/service.js';
import { pageOf, readAllPages } from '../../support/fixtures/lists.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (): Promise<Shop> => Shop.open(service.now);

describe('GET /customers', () => {
  const idsOf = async (shop: Shop, query: string): Promise<string[]> =>
    (await pageOf<CustomerView>(shop, '/customers', query)).body.data.map(({ id }) => id);

  it('200: lists newest first', async () => {
    const shop = await openShop();
    const made: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) made.unshift((await shop.customer()).shown);
    expect(await idsOf(shop, '')).toEqual(made);
  });

  it('200: shows a customer with the documented fields', async () => {
    const shop = await openShop();
    const email = newEmail();
    const { shown } = await shop.customer({ email, name: 'Ada Canary' });
    const { body } = await pageOf<CustomerView>(shop, '/customers');
    expect(body.data).toEqual([
      {
        id: shown,
        externalId: shown,
        name: 'Ada Canary',
        email,
        lifetimeStamps: 0,
        lifetimePoints: 0,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
  });

  it('200: email finds exactly one customer, ignoring case and surrounding spaces, and never by a part', async () => {
    const shop = await openShop();
    const email = newEmail('ada');
    const { shown } = await shop.customer({ email });
    await shop.customer({ email: `x${email}` });
    expect(await idsOf(shop, `email=${email}`)).toEqual([shown]);
    expect(await idsOf(shop, `email=${email.toUpperCase()}`)).toEqual([shown]);
    expect(await idsOf(shop, `email=%20${email}+`)).toEqual([shown]);
    expect(await idsOf(shop, `email=${email.slice(0, -1)}`)).toEqual([]);
    expect(await idsOf(shop, `email=nobody@canary.example`)).toEqual([]);
  });

  it.each`
    stored            | sought        | found
    ${'Ärger Canary'} | ${'ärg'}      | ${true}
    ${'ärger canary'} | ${'ÄRG'}      | ${true}
    ${'Ärger Canary'} | ${'A\u0308r'} | ${true}
    ${'Ärger Canary'} | ${'arg'}      | ${false}
    ${'Žofie Σοφία'}  | ${'žOFIE'}    | ${true}
    ${'Žofie Σοφία'}  | ${'σοφί'}     | ${true}
    ${'Ada Canary'}   | ${'da ca'}    | ${true}
    ${'100% Canary'}  | ${'0% c'}     | ${true}
    ${'1000 Canary'}  | ${'0% '}      | ${false}
    ${'Ada_Canary'}   | ${'a_c'}      | ${true}
    ${'Ada Canary'}   | ${'a_c'}      | ${false}
    ${'Ada\\Canary'}  | ${'a\\c'}     | ${true}
    ${'Ada Canary'}   | ${'a\\c'}     | ${false}
    ${"O'Canary"}     | ${"o'c"}      | ${true}
    ${'Ada Canary'}   | ${"' or 1=1"} | ${false}
    ${'李小龍'}       | ${'李小龍'}   | ${true}
    ${'Ada 😀'}       | ${'a 😀'}     | ${true}
  `('200: search "$sought" in the name "$stored": $found', async ({ stored, sought, found }) => {
    const shop = await openShop();
    const { shown } = await shop.customer({ name: stored, email: `${randomUUID()}@x-canary.example` });
    expect(await idsOf(shop, `search=${encodeURIComponent(sought)}`)).toEqual(found ? [shown] : []);
  });

  it.each`
    stored           | sought    | found
    ${'Ada Canary'}  | ${'a'}    | ${true}
    ${'Ada Canary'}  | ${'AD'}   | ${true}
    ${'Ada Canary'}  | ${'dA'}   | ${true}
    ${'Ada Canary'}  | ${'a '}   | ${true}
    ${'Ada Canary'}  | ${'ß'}    | ${false}
    ${'Ärger'}       | ${'äR'}   | ${true}
    ${'Ärger'}       | ${'GE'}   | ${true}
    ${'İstanbul'}    | ${'İs'}   | ${true}
    ${'李小龍'}      | ${'李小'} | ${true}
    ${'李小龍'}      | ${'龍'}   | ${true}
    ${'😀 Canary'}   | ${'😀'}   | ${true}
    ${'100% Canary'} | ${'%'}    | ${true}
    ${'Ada Canary'}  | ${'%'}    | ${false}
    ${'Ada Canary'}  | ${'_'}    | ${false}
    ${'\\Canary'}    | ${'\\'}   | ${true}
    ${null}          | ${'Q-'}   | ${true}
    ${null}          | ${'-q'}   | ${false}
  `('200: search "$sought", too short for an index, in "$stored": $found', async (row) => {
    const { stored, sought, found }: { stored: string | null; sought: string; found: boolean } = row;
    const shop = await openShop();
    const { shown } = await shop.customer({ name: stored, email: `q-${randomUUID()}@x-canary.example` });
    expect(await idsOf(shop, `search=${encodeURIComponent(sought)}`)).toEqual(found ? [shown] : []);
  });

  it('200: a short search looks at the beginning alone where a customer is not among the newest 10,000', async () => {
    const shop = await openShop();
    const [ada, adam, eve] = [
      await shop.customer({ name: 'Q1 Ada' }),
      await shop.customer({ name: '1q Adam' }),
      await shop.customer({ name: 'Eve 1q' }),
    ];
    await shop.database.rows(
      `insert into customers (merchant_id, id, email, created_at)
       select $1, ('ffffffff-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n || '@canary.example', now()
       from generate_series(1, 10000) n`,
      [shop.merchantId],
    );
    expect(await idsOf(shop, 'search=1q')).toEqual([adam.shown]);
    await shop.database.rows(`delete from customers where merchant_id = $1 and email = '7@canary.example'`, [
      shop.merchantId,
    ]);
    expect(await idsOf(shop, 'search=1q')).toEqual([eve.shown, adam.shown]);
    expect(await idsOf(shop, 'search=q1')).toEqual([ada.shown]);
  });

  it('200: search looks in e-mails too, anywhere in them', async () => {
    const shop = await openShop();
    const part = unique();
    const { shown } = await shop.customer({ email: `before.${part}.after@canary.example` });
    await shop.customer();
    expect(await idsOf(shop, `search=${part.toUpperCase()}`)).toEqual([shown]);
  });

  it('200: email and search together must both match', async () => {
    const shop = await openShop();
    const ada = await shop.customer({ name: 'Ada' });
    await shop.customer({ name: 'Ada' });
    expect(await idsOf(shop, `email=${ada.email}&search=ada`)).toEqual([ada.shown]);
    expect(await idsOf(shop, `email=${ada.email}&search=bob`)).toEqual([]);
  });

  it('200: neither filter reaches another merchant', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const ada = await other.customer({ name: 'Ada' });
    expect(await idsOf(shop, `email=${ada.email}`)).toEqual([]);
    expect(await idsOf(shop, 'search=ada')).toEqual([]);
  });

  it.each([
    'email=',
    'search=',
    'email=a&email=b',
    'search=a&search=b',
    'search=%00',
    'search=a%07',
    'email=%C3%28',
    'search=%ED%A0%80',
    `search=${'x'.repeat(201)}`,
    `email=${'x'.repeat(255)}`,
    'search=%E0%A4%A',
  ])('400: ?%s', async (query) => {
    const shop = await openShop();
    const answer = await pageOf(shop, '/customers', query);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 'invalid_query', message: expect.stringMatching(/^(email|search) /) });
  });
});

describe('GET /customers/{id}', () => {
  it('200: reads a customer by its id, and by its externalId', async () => {
    const shop = await openShop();
    const externalId = `crm 47/11 ä ${unique()}`;
    const { shown, email } = await shop.customer({ externalId });
    const byId = await shop.get<{ data: CustomerView }>(`/customers/${shown}`);
    expect(byId.body.data).toMatchObject({ id: shown, externalId, email });
    const byExternalId = await shop.get(`/customers/${encodeURIComponent(externalId)}`);
    expect(byExternalId.body).toEqual(byId.body);
  });

  it('404: another merchant has the same externalId, and only its own customer', async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const externalId = `crm-${unique()}`;
    const { shown } = await shop.customer({ externalId });
    expect((await other.get(`/customers/${externalId}`)).status).toBe(404);
    const theirs = await other.customer({ externalId });
    expect((await other.get<{ data: CustomerView }>(`/customers/${externalId}`)).body.data.id).toBe(theirs.shown);
    expect((await shop.get<{ data: CustomerView }>(`/customers/${externalId}`)).body.data.id).toBe(shown);
  });
});

describe('GET /customers/{id}/loyalty', () => {
  it('200: shows who the customer is and all that the customer holds, newest first', async () => {
    const shop = await openShop();
    const template = await shop.rewardTemplate({ title: 'A cake' });
    const progression = [{ at: 1, rewardTemplateId: template.shown }];
    const stamp = await shop.cardDefinition({ title: 'Stamps', numberOfStamps: 5, progression });
    const points = await shop.cardDefinition({ title: 'Points', type: 'points', openEnded: true });
    const { shown, email } = await shop.customer({ name: 'Ada Canary', externalId: `crm-${unique()}` });
    const card = await shop.cardOf(shown, stamp.shown);
    await shop.post(`/customers/${shown}/cards/${card}/stamps`, { quantity: 6 });
    const { body } = await shop.get<{ data: LoyaltyView }>(`/customers/${shown}/loyalty`);
    expect(body.data.customer).toEqual({ id: shown, name: 'Ada Canary', email });
    expect(body.data.cards).toMatchObject([
      { cardId: points.shown, title: 'Points', type: 'points', stamps: 0, points: 0 },
      { cardId: stamp.shown, title: 'Stamps', type: 'stamp', stamps: 1, points: 0 },
    ]);
    expect(body.data.rewards.map(({ title, status }) => [title, status])).toEqual([
      ['A cake', 'active'],
      ['A cake', 'active'],
    ]);
    const [newest = '', older = ''] = body.data.rewards.map(({ id }) => id);
    expect(newest > older).toBe(true);
    expect(body.data.vouchers).toEqual([]);
  });

  it('200: holds at most the newest 100 of each kind', async () => {
    const shop = await openShop();
    const template = await shop.rewardTemplate();
    const progression = [{ at: 1, rewardTemplateId: template.shown }];
    const stamp = await shop.cardDefinition({ numberOfStamps: 1, progression });
    const { shown } = await shop.customer();
    const card = await shop.cardOf(shown, stamp.shown);
    await shop.post(`/customers/${shown}/cards/${card}/stamps`, { quantity: 100 });
    await shop.post(`/customers/${shown}/cards/${card}/stamps`, { quantity: 3 });
    const { rewards } = (await shop.get<{ data: LoyaltyView }>(`/customers/${shown}/loyalty`)).body.data;
    expect(rewards).toHaveLength(100);
    expect(rewards.map(({ id }) => id)).toEqual(
      rewards
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('GET /customers/{customerId}/cards', () => {
  it("200: lists the customer's cards newest first, with the documented fields, and by externalId", async () => {
    const shop = await openShop();
    const definitions = [];
    for (let turn = 0; turn < 3; turn += 1) definitions.unshift(await shop.cardDefinition({ title: `Card ${turn}` }));
    const externalId = `crm-${unique()}`;
    const { shown } = await shop.customer({ externalId });
    const { body } = await pageOf<CardView>(shop, `/customers/${externalId}/cards`);
    expect(body.data).toEqual(
      definitions.map(({ shown: cardId, title }) => ({
        id: expect.stringMatching(/^ccard_/),
        externalId: expect.stringMatching(/^ccard_/),
        cardId,
        customerId: shown,
        title,
        type: 'stamp',
        stamps: 0,
        points: 0,
        stampsOwed: 0,
        pointsOwed: 0,
        expirations: [],
        createdAt: expect.any(String),
      })),
    );
  });

  it('200: never lists the cards of another customer', async () => {
    const shop = await openShop();
    await shop.cardDefinition();
    const [ada, bob] = [await shop.customer(), await shop.customer()];
    const cards = await readAllPages<CardView>(shop, `/customers/${ada.shown}/cards`);
    expect(cards.map(({ customerId }) => customerId)).toEqual([ada.shown]);
    expect(await readAllPages<CardView>(shop, `/customers/${bob.shown}/cards`)).toHaveLength(1);
  });
});
