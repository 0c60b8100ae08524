import { maxLogoBytes } from '#domain/merchants/logo.js';
import type { MerchantSettingsView } from '#portal/merchants/merchant-settings.view.js';
import type { OrderSettingsView } from '#portal/programme/orders/order-settings.view.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, portalBase, usePortal } from '../../support/harness/portal.js';
import { jpegHeader, png } from '../../support/fixtures/pictures.js';
import { until } from '../../support/harness/deadline.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

const path = (more = ''): string => `/merchants/${shop.id}/settings${more}`;
const read = async (): Promise<MerchantSettingsView> =>
  (await admin.get<{ data: MerchantSettingsView }>(path())).body.data;
const put = (body: object): Promise<Answer<{ data: MerchantSettingsView }>> => admin.put(path(), body);
const upload = (file: Buffer, type = 'image/png'): Promise<Answer<{ data: MerchantSettingsView }>> =>
  admin.put(path('/logo'), file, { headers: { 'content-type': type } });
const download = (user: PortalUser): Promise<Answer> =>
  user.client.send('GET', portalBase + path('/logo'), { headers: { cookie: user.cookie } });

const required = { name: 'Corner Coffee', currency: 'GBP', timeZone: 'Europe/London' };
const whole = {
  ...required,
  colour: '#FFD700',
  language: 'pl',
  paper: 'Letter',
  replyTo: ' Hello@Canary.Example ',
  terms: ' No cash. ',
};
const defaults = { colour: null, language: 'en', paper: 'A4', replyTo: null, terms: null };

interface Entry {
  readonly action: string;
  readonly actor_id: string;
  readonly details: { readonly changed: Readonly<Record<string, { from: unknown; to: unknown }>> };
}
const audited = (): Promise<Entry[]> =>
  shop.database.rows<Entry>(
    `select action, actor_id, details from audit_entries
     where merchant_id = $1 and action like 'merchant.%' and action <> 'merchant.created' order by id`,
    [shop.merchantId],
  );

describe('the settings', () => {
  it('of a merchant that set nothing are the defaults', async () => {
    const { name, ...settings } = await read();
    expect(name.length).toBeGreaterThan(0);
    expect(settings).toEqual({
      ...defaults,
      currency: 'GBP',
      timeZone: 'Europe/London',
      currencyFixed: false,
      textColour: '#ffffff',
      logo: null,
    });
  });

  it('are answered and kept as they are put: colour and address in lower case, text trimmed', async () => {
    const { status, body } = await put(whole);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...whole,
      colour: '#ffd700',
      replyTo: 'hello@canary.example',
      terms: 'No cash.',
      currencyFixed: false,
      textColour: '#000000',
      logo: null,
    });
    expect(await read()).toEqual(body.data);
  });

  it('are replaced whole: what is not said goes back to its default, and blank terms are none', async () => {
    await put(whole);
    expect((await put({ ...required, terms: '  ' })).body.data).toMatchObject(defaults);
    expect(await read()).toMatchObject(defaults);
  });

  it('keep the region of a locale whose language stays', async () => {
    await shop.database.rows("update merchants set locale = 'de-AT' where merchant_id = $1", [shop.merchantId]);
    const localeNow = async () =>
      (
        await shop.database.row<{ locale: string }>('select locale from merchants where merchant_id = $1', [
          shop.merchantId,
        ])
      ).locale;
    await put({ ...required, language: 'de', terms: 'Keine Barauszahlung.' });
    expect(await localeNow()).toBe('de-AT');
    await put({ ...required, language: 'ja' });
    expect(await localeNow()).toBe('ja');
    await put(required);
    expect(await localeNow()).toBe('en-GB');
  });

  it('show the new name and time zone in the session', async () => {
    await put({ ...required, name: 'Café Neu', timeZone: 'Asia/Tokyo' });
    const { body } = await admin.get<{ data: { memberships: object[] } }>('/session');
    expect(body.data.memberships).toEqual([
      expect.objectContaining({ merchantName: 'Café Neu', timeZone: 'Asia/Tokyo' }),
    ]);
  });

  it('of two concurrent changes one is stored, completely', async () => {
    const other = { ...required, name: 'Other', language: 'ja' };
    const answers = await Promise.all([put(whole), put(other), put(whole), put(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.data)).toContainEqual(await read());
  });
});

describe('the currency', () => {
  it('changes while there are no amounts, also by the next order', async () => {
    expect((await put({ ...required, currency: 'JPY' })).body.data).toMatchObject({ currency: 'JPY' });
    expect((await shop.order({ order_value: 5 })).body.order).toMatchObject({ currency: 'JPY' });
  });

  it.each([
    ['an order', () => shop.order()],
    ['order settings', () => admin.put(`/merchants/${shop.id}/order-settings`, { minimumOrderValue: 5 })],
    ['a voucher', () => IssuedVoucher.of(shop)],
  ])('is fixed once there is %s', async (_, make) => {
    await make();
    expect(await read()).toMatchObject({ currencyFixed: true, currency: 'GBP' });
    expect((await put({ ...required, currency: 'EUR' })).body).toMatchObject({ code: 400, error: 'currency_fixed' });
    expect((await put({ ...required, name: 'New name' })).body.data).toMatchObject({
      name: 'New name',
      currency: 'GBP',
    });
  });

  const saveOrderSettings = (): Promise<Answer> =>
    admin.put(`/merchants/${shop.id}/order-settings`, { minimumOrderValue: 5 });
  const minimum = async (): Promise<number> =>
    (await admin.get<{ data: OrderSettingsView }>(`/merchants/${shop.id}/order-settings`)).body.data.minimumOrderValue;

  /** The answers of two saves that wait for the same merchant, the first of them before the second. */
  async function inTurn<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
    const release = await shop.database.hold('select from merchants where merchant_id = $1 for update', [
      shop.merchantId,
    ]);
    const answer = first();
    await until('The first one waits', async () => (await shop.database.waiting()) === 1);
    const next = second();
    await until('The second one waits', async () => (await shop.database.waiting()) === 2);
    await release();
    return Promise.all([answer, next]);
  }

  it('is that of order settings which are saved meanwhile', async () => {
    const [changed, saved] = await inTurn(() => put({ ...required, currency: 'JPY' }), saveOrderSettings);
    expect([changed.status, saved.status]).toEqual([200, 200]);
    expect(await minimum()).toBe(5);
  });

  it('does not change when order settings are saved meanwhile', async () => {
    const [saved, changed] = await inTurn(saveOrderSettings, () => put({ ...required, currency: 'JPY' }));
    expect(saved.status).toBe(200);
    expect(changed.body).toMatchObject({ code: 400, error: 'currency_fixed' });
    expect(await minimum()).toBe(5);
  });

  it('belongs to the version of the order settings', async () => {
    const { version } = (await admin.get<{ data: OrderSettingsView }>(`/merchants/${shop.id}/order-settings`)).body
      .data;
    await put({ ...required, currency: 'JPY' });
    expect(
      (await admin.put(`/merchants/${shop.id}/order-settings`, { minimumOrderValue: 5, version })).body,
    ).toMatchObject({ code: 409, error: 'order_settings_changed' });
  });
});

const bad: readonly (readonly [string, object])[] = [
  ...['', '   ', 'x'.repeat(201), 7, null].map((name) => ['name', { name }] as const),
  ...['gbp', 'XXY', 'POUND', null].map((currency) => ['currency', { currency }] as const),
  ...['', 'Mars/Base', '+02:00', 7, null].map((timeZone) => ['timeZone', { timeZone }] as const),
  ...['red', '#fff', '#12345g', '#1234567', 7].map((colour) => ['colour', { colour }] as const),
  ...['sv', 'EN', 'de-AT', '', null, 7].map((language) => ['language', { language }] as const),
  ...['A5', null].map((paper) => ['paper', { paper }] as const),
  ...['hello', 'a@b@c.example', 'a@example.com, b@example.com', 'A <a@example.com>', 7].map(
    (replyTo) => ['replyTo', { replyTo }] as const,
  ),
  ...['x'.repeat(301), 'a\nb', 7].map((terms) => ['terms', { terms }] as const),
  ['a logo', { logo: null }],
];

it.each(bad)('400: %s %j, and nothing is saved', async (_, change) => {
  const before = await read();
  expect((await put({ ...required, ...change })).status).toBe(400);
  expect(await read()).toEqual(before);
  expect(await audited()).toEqual([]);
});

describe('the logo', () => {
  it('is answered as it was uploaded, named by its hash, and can be replaced and removed', async () => {
    const [first, second] = [png(120, 40), png(64, 64, [200, 30, 30])];
    const { status, body } = await upload(first);
    expect({ status, logo: body.data.logo }).toEqual({
      status: 200,
      logo: { type: 'image/png', size: first.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const file = await download(admin);
    expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': String(first.length) });
    expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect((await upload(second)).body.data.logo?.sha256).not.toBe(body.data.logo?.sha256);
    expect((await put(required)).body.data.logo).not.toBeNull();
    expect((await admin.delete<{ data: MerchantSettingsView }>(path('/logo'))).body.data.logo).toBeNull();
    expect((await download(admin)).body).toMatchObject({ code: 404, error: 'logo_not_found' });
    expect((await admin.delete(path('/logo'))).status).toBe(200);
  });

  it('is what its bytes say, whatever its media type says', async () => {
    expect((await upload(jpegHeader(50, 50), 'image/png')).body.data.logo).toMatchObject({ type: 'image/jpeg' });
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ['an SVG that says PNG', svg, 'image/png', 400, 'logo_invalid'],
    ['an SVG', svg, 'image/svg+xml', 400, 'content_type_unsupported'],
    ['JSON', Buffer.from('{}'), 'application/json', 400, 'content_type_unsupported'],
    ['a page', Buffer.from(`<!doctype html>${' '.repeat(64)}`), 'image/png', 400, 'logo_invalid'],
    ['a picture that is too wide', png(4097, 1), 'image/png', 400, 'logo_invalid'],
    ['nothing', Buffer.alloc(0), 'image/png', 400, 'logo_invalid'],
    [
      'a file that is too large',
      Buffer.concat([png(10, 10), Buffer.alloc(maxLogoBytes)]),
      'image/png',
      413,
      'body_too_large',
    ],
  ])('%s is refused, and nothing is saved', async (_, file, type, code, error) => {
    await upload(png(10, 10));
    const before = await read();
    expect((await upload(file, type)).body).toMatchObject({ code, error });
    expect(await read()).toEqual(before);
  });

  it('may be as large as it says', async () => {
    const file = png(10, 10);
    const padded = Buffer.concat([file, Buffer.alloc(maxLogoBytes - file.length)]);
    expect((await upload(padded)).body.data.logo).toMatchObject({ size: maxLogoBytes });
  });
});

describe('rights', () => {
  it('are of admins and owners; a viewer gets 403, users of another merchant get 404', async () => {
    await upload(png(10, 10));
    const [owner, viewer, stranger] = await Promise.all([
      started.portal.user({ shop, role: 'owner' }),
      started.portal.user({ shop, role: 'viewer' }),
      started.portal.user({ shop: await Shop.open(started.service) }),
    ]);
    expect((await owner.get(path())).status).toBe(200);
    for (const [user, error] of [
      [viewer, 'role_missing'],
      [stranger, 'merchant_not_found'],
    ] as const) {
      expect((await user.get(path())).body.error).toBe(error);
      expect((await user.put(path(), required)).body.error).toBe(error);
      expect((await download(user)).body.error).toBe(error);
      const headers = { 'content-type': 'image/png' };
      expect((await user.put(path('/logo'), png(10, 10), { headers })).body.error).toBe(error);
      expect((await user.delete(path('/logo'))).body.error).toBe(error);
    }
    expect((await read()).logo).not.toBeNull();
  });
});

describe('the audit log', () => {
  it('has the fields that changed, without an address', async () => {
    const { name } = await read();
    await put({ ...required, name, replyTo: 'a@canary.example', language: 'de' });
    await put({ ...required, name, replyTo: 'b@canary.example', language: 'de' });
    await put({ ...required, name, replyTo: 'b@canary.example', language: 'de' });
    const entries = await audited();
    expect(entries.map(({ details }) => details.changed)).toEqual([
      { locale: { from: 'en-GB', to: 'de' }, replyTo: { from: null, to: 'an address' } },
      { replyTo: { from: 'an address', to: 'another address' } },
    ]);
    expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['merchant.settings_saved', admin.staffId],
      ['merchant.settings_saved', admin.staffId],
    ]);
  });

  it('has one entry for each logo that is another one', async () => {
    await upload(png(10, 10));
    await upload(png(10, 10));
    await admin.delete(path('/logo'));
    await admin.delete(path('/logo'));
    const entries = await audited();
    expect(entries.map(({ action }) => action)).toEqual(['merchant.logo_saved', 'merchant.logo_saved']);
    expect(entries[1]?.details.changed).toEqual({ logo: { from: expect.stringContaining('image/png, '), to: null } });
  });
});
