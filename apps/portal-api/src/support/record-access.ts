import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { recordSupportAccess, type SupportAccessSubject } from '#operations/audit/record-support-access.js';
import type { Database } from '#persistence/database/database.js';
import { findSupportedMerchant, type SupportedMerchant } from '#persistence/merchants/merchant-search.store.js';
import type { Support } from '../edge/portal-access.js';
import { runWrite } from '../edge/run-write.js';

/** Records the access in the merchant's audit log, and returns the merchant. @throws Refusal `not_found` merchant_not_found */
export async function recordMerchantAccess(
  db: Database,
  { staffId, address }: Support,
  id: string,
  at: SupportAccessSubject,
  /** The thing of the merchant that is shown. */
  subjectId: string | null = null,
): Promise<SupportedMerchant> {
  const merchantId = decodeId('merchant', id);
  const merchant = merchantId && (await findSupportedMerchant(db, merchantId));
  if (!merchant) throw notFound('merchant');
  await runWrite(db, { owner: staffId, row: undefined }, (tx) =>
    recordSupportAccess(tx, { merchantId: merchant.id, staffId, address, subject: at, subjectId }),
  );
  return merchant;
}
