import { encodeId } from '#domain/ids.js';
import { optionalAmountToMinor, toMajor } from '#domain/money.js';
import { hold, holdSeconds } from '#domain/vouchers/holds/hold.js';
import type { VoucherHold } from '#domain/vouchers/voucher.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { insertHold } from '#persistence/vouchers/voucher-hold.store.js';
import type { LedgerActor } from '../actor.js';
import { eventOf } from '../events/new-event.js';
import { recordEvents } from '../events/record-events.js';
import { lockCurrentVoucher } from './lock-current-voucher.js';
import type { HoldOfVoucher } from './lock-hold.js';

export interface NewHold {
  /** id or externalId of the voucher. */
  readonly voucherId: string;
  /** In major units of its currency; undefined: all that is available. */
  readonly amount?: number | undefined;
  readonly ttlSeconds?: number | undefined;
  readonly reference?: string | undefined;
}

/**
 * Holds an amount of a voucher, so that nobody else can redeem it until the hold ends.
 * @throws Refusal `not_found` for the voucher; `invalid` voucher_*, too_many_holds, amount_*, partial_redemption_not_allowed
 *   (docs/reference/vouchers.md#hold)
 */
export async function holdVoucher(
  tx: Tx,
  actor: LedgerActor,
  { voucherId, amount, ttlSeconds = holdSeconds.default, reference }: NewHold,
): Promise<HoldOfVoucher> {
  const { merchantId, apiKeyId, staffId } = actor;
  const { voucher: before, now } = await lockCurrentVoucher(tx, merchantId, voucherId);
  const askedMinor = optionalAmountToMinor(amount, before.currency);
  const amountMinor = hold(before, askedMinor, now);

  const expiresAt = new Date(now.getTime() + ttlSeconds * 1000);
  const made: VoucherHold = {
    merchantId,
    id: newId(now),
    voucherId: before.id,
    amountMinor,
    capturedMinor: 0,
    status: 'held',
    reference: reference ?? null,
    expiresAt,
    apiKeyId,
    staffId,
    createdAt: now,
    endedAt: null,
  };
  const voucher: ShownVoucher = {
    ...before,
    heldMinor: before.heldMinor + amountMinor,
    eventVersion: before.eventVersion + 1,
    updatedAt: now,
    holds: [...before.holds, { id: made.id, amountMinor, expiresAtMs: expiresAt.getTime() }],
  };
  insertHold(tx, made, voucher);
  const event = eventOf('voucher', 'hold_created', now, voucher, {
    before,
    amount: toMajor(amountMinor, voucher.currency),
    holdId: encodeId('hold', made.id),
  });
  recordEvents(tx, actor, [event]);
  return { hold: made, voucher };
}
