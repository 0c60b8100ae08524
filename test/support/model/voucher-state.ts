import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { VoucherHoldView } from '#http/views/voucher-hold.view.js';
import type { VoucherView } from '#http/views/voucher.view.js';
import { decodeId } from '#domain/ids.js';
import type { Answer } from '../harness/client.js';
import { readAllPages } from '../fixtures/lists.js';
import { newEmail } from '../fixtures/random.js';
import type { Shop } from '../fixtures/shop.js';
import type { ModelHold, ModelTemplate, ModelVoucher, ExpectedOutcome } from './model-voucher.js';

export interface Model {
  vouchers: ModelVoucher[];
}

export type VoucherAnswer = Answer<{ data?: VoucherView; redeemedAmount?: number }>;
export type HoldAnswer = Answer<{ data?: VoucherHoldView }>;

interface Sent {
  readonly path: string;
  readonly body: object;
  readonly idempotencyKey: string;
}

export function same(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what} is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}.`);
}

/** The service, as one sequence of commands meets it: a customer of its own, and a memory of what was answered. */
export class ModelState {
  readonly email = newEmail();
  private readonly answered: { readonly sent: Sent; readonly answer: VoucherAnswer }[] = [];

  constructor(
    readonly shop: Shop,
    readonly templates: readonly ModelTemplate[],
  ) {}

  /** Sends a write that nobody else waits for, and keeps its answer for a repeat. */
  async write(path: string, body: object, idempotencyKey: string = randomUUID()): Promise<VoucherAnswer> {
    const answer = await this.send({ path, body, idempotencyKey });
    this.answered.push({ sent: { path, body, idempotencyKey }, answer });
    return answer;
  }

  /** Repeats a request as a client does that lost the answer: again and again while the first is in progress. */
  async persist(path: string, body: object, idempotencyKey: string): Promise<VoucherAnswer> {
    for (let tries = 0; tries < 1000; tries += 1) {
      const answer = await this.send({ path, body, idempotencyKey });
      if (answer.body.error !== 'idempotency_in_progress') return answer;
    }
    throw new Error('The request stays in progress.');
  }

  /** An earlier write, sent once more: it must get the same answer. */
  async repeat(which: number): Promise<void> {
    const past = this.answered[which % Math.max(this.answered.length, 1)];
    if (!past) return;
    const answer = await this.send(past.sent);
    same('The repeated answer', [answer.status, answer.text], [past.answer.status, past.answer.text]);
    same('Idempotent-Replayed', answer.headers['idempotent-replayed'], 'true');
  }

  async move(voucher: ModelVoucher, instant: 'activates_at' | 'expires_at'): Promise<void> {
    await this.shop.database.rows(
      `update vouchers set ${instant} = clock_timestamp() - interval '1 second' where merchant_id = $1 and id = $2`,
      [this.shop.merchantId, decodeId('voucher', voucher.id)],
    );
  }

  async moveHold({ id }: ModelHold): Promise<void> {
    await this.shop.database.rows(
      `update voucher_holds set created_at = created_at - interval '8 days', expires_at = clock_timestamp() - interval '1 second'
       where merchant_id = $1 and id = $2`,
      [this.shop.merchantId, decodeId('hold', id)],
    );
  }

  async readHolds(voucher: ModelVoucher): Promise<VoucherHoldView[]> {
    return (await readAllPages<VoucherHoldView>(this.shop, `/vouchers/${voucher.id}/holds`, { limit: 7 })).toReversed();
  }

  async read(voucher: ModelVoucher): Promise<VoucherView | undefined> {
    return (await this.shop.get<{ data: VoucherView }>(`/vouchers/${voucher.id}?view=issued`)).body.data;
  }

  async lookUp(voucher: ModelVoucher): Promise<VoucherView | undefined> {
    return (await this.shop.get<{ data: VoucherView }>(`/vouchers/lookup?code=${voucher.code}`)).body.data;
  }

  /** What the customer of this sequence owns, of a status where one is given. */
  async list(customerId: string, status: string | undefined): Promise<VoucherView[]> {
    const filters = status === undefined ? '' : `status=${status}`;
    return readAllPages<VoucherView>(this.shop, `/customers/${customerId}/vouchers`, { limit: 3, filters });
  }

  async ledger(voucher: ModelVoucher): Promise<object[]> {
    return this.shop.database.rows(
      `select kind, change_minor as change, remaining_after_minor as remaining from voucher_entries
       where merchant_id = $1 and voucher_id = $2 order by number`,
      [this.shop.merchantId, decodeId('voucher', voucher.id)],
    );
  }

  private send({ path, body, idempotencyKey }: Sent): Promise<VoucherAnswer> {
    return this.shop.post(path, body, { idempotencyKey });
  }
}

const major = (minor: number, { digits }: ModelTemplate): number => Number(`${minor}e-${digits}`);

/** Holds what the service shows of a voucher against the model. */
export function expectSameState(view: VoucherView | undefined, voucher: ModelVoucher): void {
  const { template } = voucher;
  same(
    `Voucher ${voucher.id}`,
    view && {
      id: view.id,
      code: view.code,
      status: view.status,
      value: view.value,
      remaining: view.remainingValue,
      held: view.heldAmount,
      available: view.availableValue,
      redemptions: view.redemptions.map(({ number, amount, type, reversedAmount: reversed }) => ({
        number,
        amount,
        type,
        reversed,
      })),
    },
    {
      id: voucher.id,
      code: voucher.code,
      status: voucher.status,
      value: major(voucher.value, template),
      remaining: major(voucher.remaining, template),
      held: major(voucher.held, template),
      available: major(voucher.available, template),
      redemptions: voucher.redemptions.map(({ number, amount, type, reversed }) => ({
        number,
        amount: major(amount, template),
        type,
        reversed: major(reversed, template),
      })),
    },
  );
}

/** Holds the holds of a voucher against the model. */
export function expectSameHolds(views: readonly VoucherHoldView[], { holds, template }: ModelVoucher): void {
  same(
    'The holds',
    views.map(({ id, amount, capturedAmount: captured, status }) => ({ id, amount, captured, status })),
    holds.map(({ id, amount, captured, status }) => ({
      id,
      amount: major(amount, template),
      captured: major(captured, template),
      status,
    })),
  );
}

/** How an answer differs from what the model expects; undefined if it does not. */
export function differenceFromModel(
  answer: VoucherAnswer,
  verdict: ExpectedOutcome,
  voucher: ModelVoucher,
): string | undefined {
  if (verdict !== 'done') {
    if (answer.status === 400 && verdict.includes(answer.body.error)) return undefined;
    return `${answer.status} ${answer.text} instead of a refusal for ${verdict.join(' or ')}.`;
  }
  if (answer.status !== 200) return `${answer.status} ${answer.text} instead of a success.`;
  try {
    expectSameState(answer.body.data, voucher);
    return undefined;
  } catch (error) {
    return String(error);
  }
}
