import { requireMerchantName, requireTimeZone } from '#domain/merchants/merchant.js';
import { currencyUnknown, isCurrency } from '#domain/money.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import type { AuditActor } from '#persistence/audit/audit-entry.js';
import { insertMerchant } from '#persistence/merchants/merchant.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { auditWrite } from '../audit/audit-write.js';

export type NewMerchant = Pick<Merchant, 'name' | 'currency' | 'timeZone'>;

/**
 * Creates a merchant.
 * @throws Refusal `invalid` for a name that is none, an unknown currency or time zone (docs/reference/portal.md#support)
 */
export async function createMerchant(tx: Tx, input: NewMerchant, by: AuditActor): Promise<Merchant> {
  const name = requireMerchantName(input.name);
  if (!isCurrency(input.currency)) throw currencyUnknown();
  requireTimeZone(input.timeZone);
  const now = await tx.now();
  const merchant: Merchant = { ...input, name, id: newId(now), createdAt: now };
  insertMerchant(tx, merchant);
  const actor = { ...by, merchantId: merchant.id };
  await auditWrite(tx, actor, { action: 'merchant.created', subjectId: merchant.id, details: { ...input, name } });
  return merchant;
}
