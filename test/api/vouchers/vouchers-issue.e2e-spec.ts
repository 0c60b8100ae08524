import type { CustomerView } from '#http/views/customer.view.js';
import { decodeId } from '#domain/ids.js';
import { parseVoucherCode } from '#domain/vouchers/code.js';
import { useService } from '../../support/harness/service.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { issue, IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';
import { Shop } from '../../support/fixtures/shop.js';

const service = useService();
const openShop = (): Promise<Shop> => Shop.open(service.now);

async function selling(input: Parameters<typeof voucherTemplate>[1] = {}) {
  const shop = await openShop();
  const template = await voucherTemplate(shop, input);
  const customerOf = async (id: string | null): Promise<CustomerView> =>
    (await shop.get<{ data: CustomerView }>(`/customers/${id}`)).body.data;
  const count = (table: string): Promise<number> =>
    shop.database.count(`select count(*) from ${table} where merchant_id = $1`, [shop.merchantId]);
  /** What an issue can leave behind. */
  const traces = async (): Promise<number[]> =>
    Promise.all(['vouchers', 'voucher_entries', 'staged_jobs', 'customers', 'cards'].map(count));
  const customers = (email: string): Promise<{ id: string; name: string | null }[]> =>
    shop.database.rows('select id, name from customers where merchant_id = $1 and email = $2', [
      shop.merchantId,
      email,
    ]);
  return { shop, template, customerOf, customers, count, traces };
}

describe('POST /vouchers', () => {
  describe('201', () => {
    it('answers with the voucher, as it is read afterwards', async () => {
      const { shop, template } = await selling({ title: 'A gift', expiryDays: 10 });
      const recipientEmail = newEmail();
      const answer = await issue(shop, template.shown, {
        recipientEmail,
        recipientName: 'Ada',
        externalReference: 'order 1/ä',
      });
      expect(answer.status).toBe(201);
      const { data } = answer.body;
      expect(answer.body).toEqual({
        success: true,
        data: {
          id: expect.stringMatching(/^vch_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
          externalId: data.id,
          voucherTemplateId: template.shown,
          customerId: expect.stringMatching(/^cus_/),
          code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){3}$/),
          title: 'A gift',
          value: 50,
          remainingValue: 50,
          heldAmount: 0,
          availableValue: 50,
          currency: 'GBP',
          status: 'active',
          allowPartialRedemption: true,
          activation: data.createdAt,
          expiry: expect.stringMatching(/\.999Z$/),
          recipient: { name: 'Ada', email: recipientEmail },
          recipientLanguage: null,
          externalReference: 'order 1/ä',
          redemptions: [],
          redemptionCount: 0,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updatedAt: data.createdAt,
        },
      });
      expect((await shop.get(`/vouchers/${data.id}?view=issued`)).body).toEqual({ success: true, data });
      expect(parseVoucherCode(data.code)).toBe(data.code.replaceAll('-', ''));
    });

    it('recipientEmail alone creates the customer, with its cards and name, in one form of the e-mail', async () => {
      const { shop, template, customerOf, customers } = await selling();
      const card = await shop.cardDefinition();
      const email = newEmail();
      const { body } = await issue(shop, template.shown, {
        recipientEmail: ` ${email.toUpperCase()} `,
        recipientName: 'Ada',
      });
      expect(body.data.recipient).toEqual({ name: 'Ada', email });
      expect(await customerOf(body.data.customerId)).toMatchObject({ email, name: 'Ada', lifetimeStamps: 0 });
      expect(await shop.cardOf(body.data.customerId ?? '', card.shown)).toMatch(/^ccard_/);
      const again = await issue(shop, template.shown, { recipientEmail: email });
      expect(again.body.data.customerId).toBe(body.data.customerId);
      expect(again.body.data.recipient).toEqual({ name: 'Ada', email });
      expect(await customers(email)).toHaveLength(1);
    });

    it('recipientEmail alone finds the customer, whose name is filled in where it has none and kept where it has one', async () => {
      const { shop, template, customerOf } = await selling();
      const nameless = await shop.customer();
      const named = await shop.customer({ name: 'Grace' });
      for (const [customer, name] of [
        [nameless, 'Ada'],
        [named, 'Grace'],
      ] as const) {
        const { body } = await issue(shop, template.shown, { recipientEmail: customer.email, recipientName: ' Ada ' });
        expect(body.data).toMatchObject({
          customerId: customer.shown,
          recipient: { name: 'Ada', email: customer.email },
        });
        expect((await customerOf(customer.shown)).name).toBe(name);
      }
    });

    it.each(['', '  '])(
      "a blank name (%j) counts as absent: the customer's is used, and none is stored",
      async (name) => {
        const { shop, template, customerOf } = await selling();
        const [named, email] = [await shop.customer({ name: 'Grace' }), newEmail()];
        const [known, created] = await Promise.all([
          issue(shop, template.shown, { recipientEmail: named.email, recipientName: name }),
          issue(shop, template.shown, { recipientEmail: email, recipientName: name }),
        ]);
        expect(known.body.data.recipient).toEqual({ name: 'Grace', email: named.email });
        expect(created.body.data.recipient).toEqual({ name: '', email });
        expect((await customerOf(created.body.data.customerId)).name).toBe('');
      },
    );

    it.each(['id', 'externalId'])(
      "customerId alone, by %s: the recipient is the customer's name and e-mail",
      async (by) => {
        const { shop, template } = await selling();
        const externalId = `crm ${unique()}`;
        const customer = await shop.customer({ name: 'Grace', externalId });
        const customerId = by === 'id' ? customer.shown : externalId;
        const { body } = await issue(shop, template.shown, { recipientEmail: undefined, customerId });
        expect(body.data).toMatchObject({
          customerId: customer.shown,
          recipient: { name: 'Grace', email: customer.email },
          externalReference: null,
        });
      },
    );

    it('customerId and recipientEmail: the customer owns it, the e-mail receives it, and no other customer is made', async () => {
      const { shop, template, customers, customerOf } = await selling();
      const customer = await shop.customer({ name: 'Grace' });
      const recipientEmail = newEmail();
      const { body } = await issue(shop, template.shown, {
        customerId: customer.shown,
        recipientEmail,
        recipientName: 'Ada',
      });
      expect(body.data).toMatchObject({
        customerId: customer.shown,
        recipient: { name: 'Ada', email: recipientEmail },
      });
      expect(await customers(recipientEmail)).toEqual([]);
      expect((await customerOf(customer.shown)).name).toBe('Grace');
    });

    it('takes the template by its externalId', async () => {
      const externalId = `gift ${unique()}`;
      const { shop, template } = await selling({ externalId });
      expect((await issue(shop, externalId)).body.data.voucherTemplateId).toBe(template.shown);
    });

    it('externalReference is kept as sent, need not be unique, and is no path id', async () => {
      const { shop, template } = await selling();
      const externalReference = '  Ref/1 %_ "é"  ';
      const first = (await issue(shop, template.shown, { externalReference })).body.data;
      const second = (await issue(shop, template.shown, { externalReference: externalReference })).body.data;
      expect([first.externalReference, second.externalReference]).toEqual([externalReference, externalReference]);
      const plain = (await issue(shop, template.shown, { externalReference: 'ref-1' })).body.data;
      expect(plain.externalReference).toBe('ref-1');
      expect((await shop.get<object>('/vouchers/ref-1?view=issued')).body).toMatchObject({
        error: 'voucher_not_found',
      });
    });

    it('codes are all different', async () => {
      const { shop, template } = await selling();
      const answers = await Promise.all(Array.from({ length: 50 }, () => issue(shop, template.shown)));
      expect(new Set(answers.map(({ body }) => body.data.code)).size).toBe(50);
    });

    it('one key issues one voucher, and the answer is replayed to the byte', async () => {
      const { shop, template, count } = await selling();
      const fields = { recipientEmail: newEmail(), send: true };
      const first = await issue(shop, template.shown, fields, { idempotencyKey: 'issue-1' });
      const again = await issue(shop, template.shown, fields, { idempotencyKey: 'issue-1' });
      expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
      expect([await count('vouchers'), await count('staged_jobs')]).toEqual([1, 1]);
    });
  });

  describe('201: send', () => {
    it('true stages exactly one job in the same transaction, and says so', async () => {
      const { shop, template, count } = await selling();
      const { body } = await issue(shop, template.shown, { send: true });
      expect(body.emailQueued).toBe(true);
      const uuid = decodeId('voucher', body.data.id);
      const jobs = await shop.database.rows(
        `select j.kind, j.state, j.attempts, j.subject_id, j.xmin::text = v.xmin::text as together
         from staged_jobs j join vouchers v on v.merchant_id = j.merchant_id and v.id = j.subject_id
         where j.merchant_id = $1`,
        [shop.merchantId],
      );
      expect(jobs).toEqual([
        { kind: 'send_voucher_email', state: 'waiting', attempts: 0, subject_id: uuid, together: true },
      ]);
      expect(await count('staged_jobs')).toBe(1);
    });

    it.each([false, undefined])('%s stages none', async (send) => {
      const { shop, template, count } = await selling();
      const { body } = await issue(shop, template.shown, { send });
      expect(body).not.toHaveProperty('emailQueued');
      expect(await count('staged_jobs')).toBe(0);
    });
  });

  describe('400', () => {
    it.each([
      ['neither customerId nor recipientEmail', { recipientEmail: undefined }, 'recipient_missing'],
      ['no template', { voucherTemplateId: undefined }, 'missing_field'],
      ['a template that is null', { voucherTemplateId: null }, 'invalid_field'],
      ['a template that is a number', { voucherTemplateId: 5 }, 'invalid_field'],
      ['a customer that is null', { customerId: null }, 'invalid_field'],
      ['a customer that is an object', { customerId: {} }, 'invalid_field'],
      ['no e-mail address', { recipientEmail: 'ada' }, 'invalid_field'],
      ['an empty e-mail address', { recipientEmail: '' }, 'invalid_field'],
      ['an e-mail address that is null', { recipientEmail: null }, 'invalid_field'],
      ['an e-mail address with a line break', { recipientEmail: 'a@b.example\nbcc: x@y.example' }, 'invalid_field'],
      ['an e-mail address of 255 characters', { recipientEmail: `${'a'.repeat(243)}@bb.example` }, 'invalid_field'],
      ['two e-mail addresses', { recipientEmail: ['a@b.example', 'c@d.example'] }, 'invalid_field'],
      ['a name of 201 characters', { recipientName: 'x'.repeat(201) }, 'invalid_field'],
      ['a name with a control character', { recipientName: 'a\u0007b' }, 'invalid_field'],
      ['a name that is null', { recipientName: null }, 'invalid_field'],
      ['send as text', { send: 'true' }, 'invalid_field'],
      ['send as a number', { send: 1 }, 'invalid_field'],
      ['send that is null', { send: null }, 'invalid_field'],
      ['a reference of 201 characters', { externalReference: 'x'.repeat(201) }, 'invalid_field'],
      ['a reference that is a number', { externalReference: 5 }, 'invalid_field'],
      ['a reference that is null', { externalReference: null }, 'invalid_field'],
      ['a reference with NUL', { externalReference: 'a\u0000' }, 'invalid_field'],
      ['an unknown field', { quantity: 2 }, 'unknown_field'],
      ['an externalId', { externalId: 'mine' }, 'unknown_field'],
    ])('%s: nothing is issued, staged or created', async (_, fields, error) => {
      const { shop, template, traces } = await selling();
      const before = await traces();
      const answer = await issue(shop, template.shown, { send: true, ...fields });
      expect(answer.body).toMatchObject({ code: 400, error });
      expect(await traces()).toEqual(before);
    });

    it('an inactive template: nothing is issued, staged or created', async () => {
      const { shop, template, traces } = await selling({ active: false });
      const before = await traces();
      const answer = await issue(shop, template.shown, { send: true });
      expect(answer.body).toMatchObject({ code: 400, error: 'voucher_template_inactive' });
      expect(await traces()).toEqual(before);
    });

    it('a value out of bounds: nothing is issued, staged or created', async () => {
      const { shop, template, traces } = await selling({ type: 'monetary', minValue: 5, maxValue: 10 });
      const before = await traces();
      expect((await issue(shop, template.shown, { send: true, value: 11 })).body.error).toBe('value_out_of_range');
      expect((await issue(shop, template.shown, { send: true })).body.error).toBe('value_required');
      expect(await traces()).toEqual(before);
    });

    it('a customer that does not exist comes before the rules of the template', async () => {
      const { shop, template } = await selling({ type: 'monetary', minValue: 5, maxValue: 10 });
      const { body } = await issue(shop, template.shown, { customerId: 'nobody', value: 11 });
      expect(body).toMatchObject({ code: 404, error: 'customer_not_found' });
    });

    it('a replay returns the stored rejection, even if the request would succeed now', async () => {
      const { shop, template, count } = await selling({ active: false });
      const fields = { recipientEmail: newEmail() };
      const first = await issue(shop, template.shown, fields, { idempotencyKey: 'issue-2' });
      await shop.database.rows('update voucher_templates set active = true where id = $1', [template.id]);
      const again = await issue(shop, template.shown, fields, { idempotencyKey: 'issue-2' });
      expect([again.status, again.text]).toEqual([400, first.text]);
      expect(await count('vouchers')).toBe(0);
    });
  });

  describe('404', () => {
    it("a template or customer of another merchant, and an issued voucher in the template's place", async () => {
      const { shop, template, traces } = await selling();
      const stranger = await openShop();
      const foreign = await voucherTemplate(stranger, { externalId: `gift-${unique()}` });
      const issued = await IssuedVoucher.of(shop, template);
      const before = await traces();
      for (const id of [foreign.shown, foreign.externalId ?? '', issued.id, 'nothing', '']) {
        const { body } = await issue(shop, id, { send: true });
        expect(body).toMatchObject({ code: 404, error: 'voucher_template_not_found' });
      }
      const customer = await stranger.customer();
      for (const customerId of [customer.shown, template.shown, 'nobody', '']) {
        const { body } = await issue(shop, template.shown, { customerId, send: true });
        expect(body).toMatchObject({ code: 404, error: 'customer_not_found' });
      }
      expect(await traces()).toEqual(before);
    });
  });
});
