import { notFound } from '#domain/errors.js';
import { decodeId, parseReference } from '#domain/ids.js';
import { recordSupportAccess, type SupportAccessSubject } from '#operations/audit/record-support-access.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import type { Database } from '#persistence/database/database.js';
import { findSupportedMerchant, type SupportedMerchant } from '#persistence/merchants/merchant-search.store.js';
import { findOrder } from '#persistence/orders/order.store.js';
import { findReward } from '#persistence/rewards/reward.store.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import type { Support } from '../edge/portal-access.js';
import { runWrite } from '../edge/run-write.js';

/** The things of a merchant that are looked at one by one, by their id or externalId. */
const finders = { customer: findCustomer, order: findOrder, reward: findReward, voucher: findVoucher } as const;

/** Records the access in the merchant's audit log, and returns the merchant. @throws Refusal `not_found` merchant_not_found */
export async function recordMerchantAccess(
  db: Database,
  { staffId, address }: Support,
  id: string,
  at: SupportAccessSubject,
  /** The id of the thing of the merchant that is shown, or what finds it. */
  subject: string | null | ((merchantId: string) => Promise<string | null>) = null,
): Promise<SupportedMerchant> {
  const merchantId = decodeId('merchant', id);
  const merchant = merchantId && (await findSupportedMerchant(db, merchantId));
  if (!merchant) throw notFound('merchant');
  const subjectId = typeof subject === 'function' ? await subject(merchant.id) : subject;
  await runWrite(db, { owner: staffId, row: undefined }, (tx) =>
    recordSupportAccess(tx, { merchantId: merchant.id, staffId, address, subject: at, subjectId }),
  );
  return merchant;
}

/**
 * The same for one thing of the merchant. An externalId that nothing has leaves an entry without a subject.
 * @throws Refusal `not_found` merchant_not_found
 */
export function recordAccessTo(
  db: Database,
  support: Support,
  merchant: string,
  kind: keyof typeof finders,
  id: string,
): Promise<SupportedMerchant> {
  const reference = parseReference(kind, id);
  return recordMerchantAccess(db, support, merchant, kind, async (merchantId) =>
    reference.by === 'id' ? reference.value : ((await finders[kind](db, merchantId, reference))?.id ?? null),
  );
}
