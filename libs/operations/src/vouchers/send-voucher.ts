import { notFound } from '#domain/errors.js';
import { refer } from '#domain/ids.js';
import { canSend } from '#domain/voucher/send.js';
import { stage } from '#persistence/jobs.js';
import type { Tx } from '#persistence/tx.js';
import { lockVoucher, type ShownVoucher } from '#persistence/voucher.store.js';
import type { Actor } from '../steps/actor.js';

/**
 * Queues the e-mail of a voucher (id or externalId) to its recipient, durably, and gives the voucher.
 * @throws Refusal `not_found` for the voucher; `invalid` voucher_redeemed, voucher_expired, voucher_cancelled,
 *   recipient_email_missing (decisions.md section 6)
 */
export async function sendVoucher(tx: Tx, actor: Actor, voucherId: string): Promise<ShownVoucher> {
  const [voucher, now] = await Promise.all([lockVoucher(tx, actor.merchantId, refer('voucher', voucherId)), tx.now()]);
  if (!voucher) throw notFound('voucher');
  canSend(voucher, now);
  await stage(tx, actor.merchantId, 'send_voucher_email', voucher.id);
  return voucher;
}
