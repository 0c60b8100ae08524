import { notFound } from '#domain/errors.js';
import { decodeId, parseReference } from '#domain/ids.js';
import type { BeforeRead } from '#http/requests/before-read.js';
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

interface Access {
  readonly merchant: SupportedMerchant;
  /** Records the access in the merchant's audit log. */
  readonly record: BeforeRead;
}

/**
 * Access to a merchant, for a read that records it when its query is valid: of a refused one nothing is shown.
 * @throws Refusal `not_found` merchant_not_found
 */
export async function accessMerchant(
  db: Database,
  { staffId, address }: Support,
  merchantRef: string,
  subject: SupportAccessSubject,
  /** The id of the thing of the merchant that is shown, or what finds it. */
  subjectId: string | null | ((merchantId: string) => Promise<string | null>) = null,
): Promise<Access> {
  const merchantId = decodeId('merchant', merchantRef);
  const merchant = merchantId && (await findSupportedMerchant(db, merchantId));
  if (!merchant) throw notFound('merchant');
  const record = async (): Promise<void> => {
    const foundId = typeof subjectId === 'function' ? await subjectId(merchant.id) : subjectId;
    await runWrite(db, { owner: staffId, row: undefined }, (tx) =>
      recordSupportAccess(tx, { merchantId: merchant.id, staffId, address, subject, subjectId: foundId }),
    );
  };
  return { merchant, record };
}

/** Records the access, and returns the merchant. @throws Refusal `not_found` merchant_not_found */
export async function recordMerchantAccess(...access: Parameters<typeof accessMerchant>): Promise<SupportedMerchant> {
  const { merchant, record } = await accessMerchant(...access);
  await record();
  return merchant;
}

/**
 * Access to one thing of the merchant. An externalId that nothing has leaves an entry without a subject.
 * @throws Refusal `not_found` merchant_not_found
 */
export function accessThing(
  db: Database,
  support: Support,
  merchantRef: string,
  kind: keyof typeof finders,
  id: string,
): Promise<Access> {
  const reference = parseReference(kind, id);
  return accessMerchant(db, support, merchantRef, kind, async (merchantId) =>
    reference.by === 'id' ? reference.value : ((await finders[kind](db, merchantId, reference))?.id ?? null),
  );
}

/** Records the access to one thing, and returns the merchant. @throws Refusal `not_found` merchant_not_found */
export async function recordAccessTo(...access: Parameters<typeof accessThing>): Promise<SupportedMerchant> {
  const { merchant, record } = await accessThing(...access);
  await record();
  return merchant;
}
