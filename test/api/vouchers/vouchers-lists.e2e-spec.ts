import type { VoucherTemplateView } from '#http/views/voucher-template.view.js';
import type { VoucherView } from '#http/views/voucher.view.js';
import type { Answer } from '../../support/harness/client.js';
import { useService } from '../../support/harness/service.js';
import { pageOf, readAllPages } from '../../support/fixtures/lists.js';
import { unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate, voucherThatIs } from '../../support/fixtures/vouchers.js';

const service = useService();
const openShop = (options: Parameters<typeof Shop.open>[1] = {}): Promise<Shop> => Shop.open(service.now, options);

interface Numbered {
  readonly data: readonly VoucherView[];
  readonly pagination: Readonly<Record<string, number | boolean>>;
}
const issuedPage = (shop: Shop, query: string): Promise<Answer<Numbered>> => shop.get<Numbered>(`/vouchers?${query}`);
const idsOf = async (page: Promise<Answer<{ data: readonly { id: string }[] }>>): Promise<string[]> =>
  (await page).body.data.map(({ id }) => id);

describe('GET /vouchers, the templates', () => {
  it('200: newest first, and those that are active or inactive', async () => {
    const shop = await openShop();
    await IssuedVoucher.of(shop, { title: 'Old' });
    const old = (await pageOf<VoucherTemplateView>(shop, '/vouchers')).body.data.map(({ id }) => id);
    const gone = await voucherTemplate(shop, { active: false });
    const young = await voucherTemplate(shop);
    const ids = (query: string): Promise<string[]> => idsOf(pageOf<VoucherTemplateView>(shop, '/vouchers', query));
    expect(await ids('')).toEqual([young.shown, gone.shown, ...old]);
    expect(await ids('view=templates')).toEqual([young.shown, gone.shown, ...old]);
    expect(await ids('status=active')).toEqual([young.shown, ...old]);
    expect(await ids('status=inactive')).toEqual([gone.shown]);
    expect(await ids('view=templates&status=inactive')).toEqual([gone.shown]);
    expect(await ids('colour=red&view=templates')).toHaveLength(3);
  });

  it('200: a walk by cursor returns each template once', async () => {
    const shop = await openShop();
    const made = [];
    for (let count = 0; count < 7; count += 1) made.unshift((await voucherTemplate(shop)).shown);
    const walked = await readAllPages<VoucherTemplateView>(shop, '/vouchers', { limit: 3 });
    expect(walked.map(({ id }) => id)).toEqual(made);
  });

  it('400: a cursor goes with its filters alone', async () => {
    const shop = await openShop();
    for (let count = 0; count < 3; count += 1) await voucherTemplate(shop);
    const { nextCursor } = (await pageOf(shop, '/vouchers', 'limit=1')).body.pagination;
    expect(await idsOf(pageOf<VoucherTemplateView>(shop, '/vouchers', `limit=2&cursor=${nextCursor}`))).toHaveLength(2);
    const other = await pageOf(shop, '/vouchers', `status=active&cursor=${nextCursor}`);
    expect(other.body).toMatchObject({ code: 400, error: 'cursor_invalid' });
  });
});

describe('GET /vouchers, the issued ones', () => {
  const statuses = ['pending', 'active', 'partial', 'redeemed', 'expired', 'cancelled'];

  it('200: view=issued, page, search or a status of vouchers alone choose them; newest first', async () => {
    const shop = await openShop();
    const made: Record<string, string> = {};
    for (const status of statuses) made[status] = (await voucherThatIs(shop, status)).id;
    const all = statuses.map((status) => made[status]).toReversed();
    for (const query of ['view=issued', 'page=1', 'search=gift', 'view=issued&page=1&search=Gift']) {
      expect(await idsOf(issuedPage(shop, query))).toEqual(all);
    }
    for (const status of statuses.filter((each) => each !== 'active')) {
      expect(await idsOf(issuedPage(shop, `status=${status}`))).toEqual([made[status]]);
    }
    expect(await idsOf(issuedPage(shop, 'status=active&view=issued'))).toEqual([made['active']]);
    expect(await idsOf(issuedPage(shop, 'status=active&page=1'))).toEqual([made['active']]);
    const { body } = await issuedPage(shop, 'view=issued&status=expired');
    expect(body.pagination).toMatchObject({ totalItems: 1 });
  });

  it.each([
    'view=templates&page=1',
    'view=templates&search=gift',
    'view=templates&status=pending',
    'view=templates&status=cancelled',
    'view=issued&status=inactive',
    'page=1&status=inactive',
    'search=gift&status=inactive',
    'view=issued&cursor=x',
    'page=1&cursor=x',
    'search=gift&cursor=x',
    'status=expired&cursor=x',
    'view=both',
    'view=',
    'view=issued&view=issued',
    'status=used',
    'status=Active',
    'status=active&status=active',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=01',
    'page=x',
    'page=',
    'page=1&page=1',
    'page=9007199254740992',
    'page=99999999999999999999',
    'page=1&limit=0',
    'page=1&limit=101',
    'page=1&limit=ten',
    'limit=101',
    'limit=',
    'search=',
    'search=a&search=b',
    'search=a%00b',
    'search=%ff',
    `search=${'x'.repeat(201)}`,
    'cursor=x&status=active&view=issued',
  ])('400: ?%s contradicts itself or is no value', async (query) => {
    const answer = await issuedPage(await openShop(), query);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_query']);
  });

  it.each([
    [0, 10, 1, { totalPages: 0, totalItems: 0, hasNextPage: false, hasPrevPage: false }, 0],
    [7, 3, 1, { totalPages: 3, totalItems: 7, hasNextPage: true, hasPrevPage: false }, 3],
    [7, 3, 2, { totalPages: 3, totalItems: 7, hasNextPage: true, hasPrevPage: true }, 3],
    [7, 3, 3, { totalPages: 3, totalItems: 7, hasNextPage: false, hasPrevPage: true }, 1],
    [7, 7, 1, { totalPages: 1, totalItems: 7, hasNextPage: false, hasPrevPage: false }, 7],
    [7, 3, 4, { totalPages: 3, totalItems: 7, hasNextPage: false, hasPrevPage: true }, 0],
    [7, 100, 1_000_000_000, { totalPages: 1, totalItems: 7, hasNextPage: false, hasPrevPage: true }, 0],
    [7, 100, Number.MAX_SAFE_INTEGER, { totalPages: 1, totalItems: 7, hasNextPage: false, hasPrevPage: true }, 0],
  ])('200: of %d vouchers by %d, page %d', async (count, limit, page, figures, items) => {
    const shop = await openShop();
    const template = await voucherTemplate(shop);
    const made: string[] = [];
    for (let at = 0; at < count; at += 1) made.unshift((await IssuedVoucher.of(shop, template)).id);
    const { body } = await issuedPage(shop, `page=${page}&limit=${limit}`);
    expect(body.pagination).toEqual({ currentPage: page, itemsPerPage: limit, ...figures });
    expect(body.data.map(({ id }) => id)).toEqual(made.slice((page - 1) * limit, page * limit));
    expect(body.data).toHaveLength(items);
  });

  it('200: without page it is the first, of 10', async () => {
    const { body } = await issuedPage(await openShop(), 'view=issued');
    expect(body.pagination).toMatchObject({ currentPage: 1, itemsPerPage: 10 });
  });

  it('200: search finds a code with or without hyphens and spaces, whole or in part, in upper or lower case', async () => {
    const shop = await openShop();
    const template = await voucherTemplate(shop, { title: '---' });
    const [first, second] = [await IssuedVoucher.of(shop, template), await IssuedVoucher.of(shop, template)];
    const { code } = first;
    const plain = code.replaceAll('-', '');
    const found = (text: string): Promise<string[]> => idsOf(issuedPage(shop, `search=${encodeURIComponent(text)}`));
    for (const text of [
      code,
      plain,
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      plain.slice(3, 13),
      code.slice(2, 12),
    ]) {
      expect([text, await found(text)]).toEqual([text, [first.id]]);
    }
    expect(await found(second.code)).toEqual([second.id]);
    for (const text of [code.slice(0, 2), plain.slice(0, 1).toLowerCase()])
      expect(await found(text)).toContain(first.id);
    expect(await found(plain.slice(0, 8) + second.code.replaceAll('-', '').slice(8))).toEqual([]);
    expect(await found('-')).toEqual([second.id, first.id]);
  });

  it('200: search takes a title literally: %, _ and \\ have no special meaning', async () => {
    const shop = await openShop();
    const titles = ['100% off', '100 off', 'a_b', 'aXb', 'back\\slash', 'Ünïcode', "it's", '% _'];
    const made: Record<string, string> = {};
    for (const title of titles) made[title] = (await IssuedVoucher.of(shop, { title })).id;
    const found = async (text: string): Promise<string[]> =>
      (await idsOf(issuedPage(shop, `search=${encodeURIComponent(text)}`))).map(
        (id) => titles.find((title) => made[title] === id) ?? '',
      );
    expect(await found('0% ')).toEqual(['100% off']);
    expect(await found('A_B')).toEqual(['a_b']);
    expect(await found('k\\s')).toEqual(['back\\slash']);
    expect(await found('ünÏ')).toEqual(['Ünïcode']);
    expect(await found("t's")).toEqual(["it's"]);
    expect(await found('OFF')).toEqual(['100 off', '100% off']);
    expect(await found('no such title')).toEqual([]);
    // With fewer than three characters at the beginning alone.
    expect(await found('%')).toEqual(['% _']);
    expect(await found('1')).toEqual(['100 off', '100% off']);
    expect(await found('A_')).toEqual(['a_b']);
    expect(await found('ÜN')).toEqual(['Ünïcode']);
    expect(await found('_')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found("'s")).toEqual([]);
  });

  it("200: another merchant's vouchers are neither listed nor counted", async () => {
    const shop = await openShop();
    const title = `Gift ${unique()}`;
    const theirs = await IssuedVoucher.of(await openShop(), { title });
    for (const query of ['view=issued', `search=${encodeURIComponent(title)}`, `search=${theirs.code}`, 'page=1']) {
      const { body } = await issuedPage(shop, query);
      expect(body).toMatchObject({ data: [], pagination: { totalItems: 0 } });
    }
  });
});

describe('GET /vouchers/{id}', () => {
  it('200: shows a fixed template', async () => {
    const shop = await openShop();
    const externalId = `gift-${unique()}`;
    const { shown } = await voucherTemplate(shop, { externalId, expiryDays: 30, activationDelayDays: 1, value: 12.5 });
    const { body } = await shop.get<{ data: VoucherTemplateView }>(`/vouchers/${shown}`);
    expect(body.data).toEqual({
      id: shown,
      externalId,
      title: 'Gift voucher',
      type: 'fixed',
      value: 12.5,
      minValue: null,
      maxValue: null,
      currency: { symbol: '£', code: 'GBP' },
      active: true,
      allowPartialRedemption: true,
      expiryDays: 30,
      activationDelayDays: 1,
      createdAt: expect.any(String),
    });
    expect((await shop.get(`/vouchers/${externalId}`)).body).toEqual(body);
    expect((await shop.get(`/vouchers/${shown}?view=templates`)).body).toEqual(body);
    expect((await pageOf<VoucherTemplateView>(shop, '/vouchers')).body.data).toEqual([body.data]);
  });

  it.each([
    ['JPY', '¥', 500, 5000],
    ['KWD', 'KWD', 0.5, 99.999],
    ['EUR', '€', 0.01, 99999999.99],
  ])('200: shows a monetary template in %s', async (currency, symbol, minValue, maxValue) => {
    const shop = await openShop();
    const { shown } = await voucherTemplate(shop, { type: 'monetary', currency, minValue, maxValue });
    const { body } = await shop.get<{ data: VoucherTemplateView }>(`/vouchers/${shown}`);
    const currencyShown = { symbol, code: currency };
    expect(body.data).toMatchObject({ type: 'monetary', value: null, minValue, maxValue, currency: currencyShown });
  });

  it('200: view=issued reads an issued voucher, by id and externalId', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    await voucher.shop.database.rows("update vouchers set external_id = 'gift 1' where id = $1", [voucher.uuid]);
    const { body } = await voucher.shop.get<{ data: VoucherView }>('/vouchers/gift%201?view=issued');
    expect(body.data).toEqual({ ...voucher.issued, externalId: 'gift 1' });
    expect(await voucher.read()).toEqual(body.data);
  });

  it('404: an id of the other kind, in both readings', async () => {
    const shop = await openShop();
    const template = await voucherTemplate(shop);
    const voucher = await IssuedVoucher.of(shop, template);
    for (const query of ['', '?view=templates']) {
      const { body } = await shop.get<object>(`/vouchers/${voucher.id}${query}`);
      expect(body).toMatchObject({ code: 404, error: 'voucher_template_not_found' });
    }
    const { body } = await shop.get<object>(`/vouchers/${template.shown}?view=issued`);
    expect(body).toMatchObject({ code: 404, error: 'voucher_not_found' });
  });

  it.each(['view=', 'view=both', 'view=issued&view=issued'])('400: ?%s', async (query) => {
    const { body } = await (await openShop()).get<object>(`/vouchers/anything?${query}`);
    expect(body).toMatchObject({ code: 400, error: 'invalid_query' });
  });
});

describe("a customer's vouchers", () => {
  it('200: lists what the customer owns, newest first, not what others receive or own', async () => {
    const shop = await openShop();
    const [owner, other] = [await shop.customer({ externalId: 'crm 1' }), await shop.customer()];
    const template = await voucherTemplate(shop);
    const first = await IssuedVoucher.of(shop, template, { customerId: owner.shown, recipientEmail: undefined });
    await IssuedVoucher.of(shop, template, { customerId: other.shown, recipientEmail: owner.email });
    const second = await IssuedVoucher.of(shop, template, { recipientEmail: owner.email });
    const path = `/customers/${owner.shown}/vouchers`;
    expect((await pageOf<VoucherView>(shop, path)).body.data).toEqual([await second.read(), await first.read()]);
    expect(await idsOf(pageOf<VoucherView>(shop, '/customers/crm%201/vouchers'))).toEqual([second.id, first.id]);
    await first.redeem();
    expect(await idsOf(pageOf<VoucherView>(shop, path, 'status=redeemed'))).toEqual([first.id]);
    expect(await idsOf(pageOf<VoucherView>(shop, path, 'status=active'))).toEqual([second.id]);
    expect(await idsOf(pageOf<VoucherView>(shop, path, 'status=pending'))).toEqual([]);
  });

  it.each(['status=', 'status=used', 'status=inactive', 'status=active&status=active', 'limit=0', 'cursor=x'])(
    '400: ?%s',
    async (query) => {
      const shop = await openShop();
      const { shown } = await shop.customer();
      expect((await pageOf(shop, `/customers/${shown}/vouchers`, query)).status).toBe(400);
    },
  );

  it('200 and 404: a single one, under its owner alone', async () => {
    const shop = await openShop();
    const [owner, other] = [await shop.customer(), await shop.customer()];
    const voucher = await IssuedVoucher.of(shop, {}, { customerId: owner.shown });
    const read = (customer: string, id: string) =>
      shop.get<{ data: VoucherView }>(`/customers/${customer}/vouchers/${id}`);
    expect((await read(owner.shown, voucher.id)).body.data).toEqual(voucher.issued);
    expect((await read(other.shown, voucher.id)).body).toMatchObject({ code: 404, error: 'voucher_not_found' });
    expect((await read('nobody', voucher.id)).body).toMatchObject({ code: 404, error: 'customer_not_found' });
    const template = voucher.issued.voucherTemplateId;
    expect((await read(owner.shown, template)).body).toMatchObject({ code: 404, error: 'voucher_not_found' });
  });

  it('404: an unknown customer, not an empty list', async () => {
    const { body } = await pageOf(await openShop(), '/customers/nobody/vouchers');
    expect(body).toMatchObject({ code: 404, error: 'customer_not_found' });
  });
});
