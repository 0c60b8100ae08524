import type { RedeemedVoucherView } from '#api/vouchers/redeem-voucher.js';
import type { IssuedVoucherView } from '#api/vouchers/issue-voucher.js';
import type { VoucherView } from '#http/wire/voucher.view.js';
import { decodeId, encodeId } from '#domain/ids.js';
import type { VoucherTemplate } from '#domain/voucher/voucher.js';
import { createVoucherTemplate, type NewVoucherTemplate } from '#operations/programme/create-voucher-template.js';
import type { Answer, Call } from '../harness/client.js';
import { sqlNow } from '../harness/test-database.js';
import { newEmail } from './random.js';
import type { Shop } from './shop.js';

/** A template of 50.00, of which parts may be redeemed, unless the fields say otherwise. */
export function voucherTemplate(
  shop: Shop,
  input: Partial<NewVoucherTemplate> = {},
): Promise<VoucherTemplate & { readonly shown: string }> {
  const worth = input.type === 'monetary' ? {} : { value: 50 };
  const made = {
    ...{ title: 'Gift voucher', type: 'fixed' as const, currency: shop.currency, allowPartialRedemption: true },
    ...worth,
    ...input,
  };
  return shop.write(async (tx) => {
    const template = await createVoucherTemplate(tx, shop.merchantId, made);
    return { ...template, shown: encodeId('voucher_template', template.id) };
  });
}

/** Issues a voucher to a new e-mail, unless the fields say otherwise; undefined leaves a field out. */
export const issue = (
  shop: Shop,
  templateId: string,
  fields: object = {},
  call: Call = {},
): Promise<Answer<IssuedVoucherView>> =>
  shop.post('/vouchers', { voucherTemplateId: templateId, recipientEmail: newEmail(), ...fields }, call);

export interface LedgerLine {
  readonly number: number;
  readonly kind: string;
  readonly change: number;
  readonly remaining: number;
  readonly type: string | null;
  readonly reason: string | null;
}

/** One issued voucher and all that can be done to it. */
export class IssuedVoucher {
  private constructor(
    readonly shop: Shop,
    readonly id: string,
    readonly code: string,
    readonly issued: VoucherView,
  ) {}

  static async of(
    shop: Shop,
    template: Partial<NewVoucherTemplate> | { readonly shown: string } = {},
    fields: object = {},
  ): Promise<IssuedVoucher> {
    const shown = 'shown' in template ? template.shown : (await voucherTemplate(shop, template)).shown;
    const { data } = (await issue(shop, shown, fields)).body;
    return new IssuedVoucher(shop, data.id, data.code, data);
  }

  get uuid(): string {
    return decodeId('voucher', this.id) ?? '';
  }

  async read(): Promise<VoucherView> {
    return (await this.shop.get<{ data: VoucherView }>(`/vouchers/${this.id}?view=issued`)).body.data;
  }

  redeem(body?: Call['body'], call: Call = {}): Promise<Answer<RedeemedVoucherView>> {
    return this.shop.post(`/vouchers/${this.id}/redeem`, body, call);
  }

  adjust(
    remainingValue: unknown,
    reason: unknown = 'Counted again',
    call: Call = {},
  ): Promise<Answer<{ data: VoucherView }>> {
    return this.shop.post(`/vouchers/${this.id}/adjust`, { remainingValue, reason }, call);
  }

  cancel(reason: unknown = 'Returned', call: Call = {}): Promise<Answer<{ data: VoucherView }>> {
    return this.shop.post(`/vouchers/${this.id}/cancel`, { reason }, call);
  }

  send(call: Call = {}): Promise<Answer<{ message: string }>> {
    return this.shop.post(`/vouchers/${this.id}/send`, undefined, call);
  }

  /** Moves an instant of it to so many milliseconds from the database's now. */
  async move(instant: 'activates_at' | 'expires_at', byMs: number): Promise<void> {
    await this.shop.database.rows(
      `update vouchers set ${instant} = ${sqlNow} + $2 * interval '1 millisecond' where id = $1`,
      [this.uuid, byMs],
    );
  }

  ledger(): Promise<LedgerLine[]> {
    return this.shop.database.rows<LedgerLine>(
      `select number, kind, change_minor as change, remaining_after_minor as remaining, redemption_type as type, reason
       from voucher_entries where merchant_id = $1 and voucher_id = $2 order by number`,
      [this.shop.merchantId, this.uuid],
    );
  }

  /** The e-mails that are asked for. */
  jobs(): Promise<{ kind: string; state: string }[]> {
    return this.shop.database.rows('select kind, state from staged_jobs where merchant_id = $1 and subject_id = $2', [
      this.shop.merchantId,
      this.uuid,
    ]);
  }

  /** All that is stored of it, to see that nothing changed. */
  async stored(): Promise<object> {
    const row = await this.shop.database.row('select * from vouchers where id = $1', [this.uuid]);
    return { row, ledger: await this.ledger(), jobs: await this.jobs() };
  }
}

const second = 1000;

/** Makes a voucher of 50.00 that reads as the status; `partial` says whether parts of it may be redeemed. */
export async function voucherThatIs(shop: Shop, state: string, partial = true): Promise<IssuedVoucher> {
  const [status, from] = state.split(' from ');
  const waits = status === 'pending' || from === 'pending' ? { activationDelayDays: 3 } : {};
  const voucher = await IssuedVoucher.of(shop, { allowPartialRedemption: partial, ...waits });
  if (status === 'partial' || from === 'partial') await voucher.adjust(30);
  if (status === 'redeemed') await voucher.redeem();
  if (status === 'cancelled') await voucher.cancel();
  if (status === 'expired') await voucher.move('expires_at', -second);
  if (status === 'active' && from === 'pending') await voucher.move('activates_at', -second);
  const read = await voucher.read();
  if (read.status !== status) throw new Error(`The voucher is ${read.status}, not ${status}.`);
  return voucher;
}
