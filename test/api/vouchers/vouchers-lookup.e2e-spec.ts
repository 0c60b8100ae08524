import type { VoucherView } from '#http/views/voucher.view.js';
import { generateVoucherCode } from '#domain/vouchers/code.js';
import { useService } from '../../support/harness/service.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';
import { allScopes, Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (): Promise<Shop> => Shop.open(service.now);
const lookUp = (shop: Shop, query: string, key?: string) =>
  shop.get<{ data: VoucherView }>(`/vouchers/lookup${query}`, key === undefined ? {} : { key });
const byCode = (shop: Shop, code: string) => lookUp(shop, `?code=${encodeURIComponent(code)}`);
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('GET /vouchers/lookup', () => {
  it.each([
    ['as it is shown', (code: string) => code],
    ['in lower case', (code: string) => code.toLowerCase()],
    ['without hyphens', (code: string) => code.replaceAll('-', '')],
    ['with spaces', (code: string) => ` ${code.replaceAll('-', ' ')} `],
    ['with spaces and hyphens all over', (code: string) => `-${[...code].join(' - ')}--`],
    [
      'in mixed case',
      (code: string) => [...code].map((letter, at) => (at % 2 ? letter.toLowerCase() : letter)).join(''),
    ],
  ])('200: finds the voucher by its code %s', async (_, write) => {
    const voucher = await IssuedVoucher.of(await openShop());
    const { status, body } = await byCode(voucher.shop, write(voucher.code));
    expect([status, body.data]).toEqual([200, await voucher.read()]);
  });

  it('404: any one mistyped character, and any two neighbours swapped, also where a voucher is stored under that', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    const decoy = await IssuedVoucher.of(voucher.shop);
    const letters = [...voucher.code.replaceAll('-', '')];
    const mistyped = letters.map((letter, at) => {
      const other = alphabet[(alphabet.indexOf(letter) + 1) % alphabet.length] ?? '';
      return letters.with(at, other).join('');
    });
    const swapped = letters.slice(1).map((letter, at) =>
      letters
        .with(at, letter)
        .with(at + 1, letters[at] ?? '')
        .join(''),
    );
    const unknown = generateVoucherCode(Array.from({ length: 15 }, () => 0));
    const expected = await byCode(voucher.shop, unknown);
    expect(expected.body).toMatchObject({ code: 404, error: 'voucher_not_found' });
    for (const code of [...mistyped, ...swapped].filter((each) => each !== letters.join(''))) {
      // So that the check character alone refuses it.
      await voucher.shop.database.rows('update vouchers set code = $2 where id = $1', [decoy.uuid, code]);
      expect((await byCode(voucher.shop, code)).text).toBe(expected.text);
    }
  });

  it("404: another merchant's code, to the byte as an unknown one", async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    const shop = await openShop();
    const unknown = await byCode(shop, generateVoucherCode(Array.from({ length: 15 }, () => 0)));
    const foreign = await byCode(shop, voucher.code);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  it('404: an id, a part of a code, a code and more, and look-alikes are no code', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    const { code } = voucher;
    const long = code.replaceAll(/[SK]/g, (letter) => (letter === 'S' ? 'ſ' : '\u212a'));
    for (const text of [
      voucher.id,
      code.slice(0, -1),
      `${code}2`,
      code.slice(0, 4),
      '-',
      '%',
      `${code}_`,
      long.replace(/^./, 'ſ'),
      '2'.repeat(101),
      'é'.repeat(1000),
    ]) {
      expect((await byCode(voucher.shop, text)).body).toMatchObject({ code: 404, error: 'voucher_not_found' });
    }
  });

  it.each([
    ['', 'code_missing'],
    ['?Code=x', 'code_missing'],
    ['?code=', 'invalid_query'],
    ['?code=a&code=b', 'invalid_query'],
    ['?code=a%00b', 'invalid_query'],
    ['?code=%ff', 'invalid_query'],
  ])('400: %s', async (query, error) => {
    expect((await lookUp(await openShop(), query)).body).toMatchObject({ code: 400, error });
  });

  it('403: needs vouchers:read or vouchers:redeem, and either is enough', async () => {
    const voucher = await IssuedVoucher.of(await openShop());
    const { shop, code } = voucher;
    const query = `?code=${code}`;
    for (const scope of ['vouchers:read', 'vouchers:redeem'] as const) {
      expect((await lookUp(shop, query, (await shop.keyWith([scope])).secret)).status).toBe(200);
    }
    const others = allScopes.filter((scope) => scope !== 'vouchers:read' && scope !== 'vouchers:redeem');
    const refused = await lookUp(shop, query, (await shop.keyWith(others)).secret);
    expect(refused.body).toMatchObject({ code: 403, error: 'scope_missing' });
  });

  it.each(['pending', 'redeemed', 'cancelled'])('200: a voucher that is %s is found too', async (status) => {
    const voucher = await IssuedVoucher.of(await openShop(), status === 'pending' ? { activationDelayDays: 1 } : {});
    if (status === 'redeemed') await voucher.redeem();
    if (status === 'cancelled') await voucher.cancel();
    expect((await byCode(voucher.shop, voucher.code)).body.data.status).toBe(status);
  });
});
