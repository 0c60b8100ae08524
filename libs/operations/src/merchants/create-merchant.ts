import { timeZoneUnknown } from '#domain/merchants/merchant.js';
import { currencyUnknown, isCurrency } from '#domain/money.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import { audit, type AuditActor } from '#persistence/audit/audit-entry.js';
import { insertMerchant } from '#persistence/merchants/merchant.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';

export type NewMerchant = Pick<Merchant, 'name' | 'currency' | 'timeZone'>;

/**
 * Creates a merchant. `actor` is the actor of the audit entry; without it no entry is written.
 * @throws Refusal `invalid` for an unknown currency or time zone (docs/reference/portal.md#support)
 */
export async function createMerchant(tx: Tx, input: NewMerchant, actor?: AuditActor): Promise<Merchant> {
  if (!isCurrency(input.currency)) throw currencyUnknown();
  if (!isTimeZone(input.timeZone)) throw timeZoneUnknown();
  const now = await tx.now();
  const merchant: Merchant = { ...input, id: newId(now), createdAt: now };
  insertMerchant(tx, merchant);
  if (actor) {
    const { id: merchantId } = merchant;
    audit(
      tx,
      { ...actor, merchantId },
      { action: 'merchant.created', subjectId: merchantId, details: { ...input }, at: now },
    );
  }
  return merchant;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}
