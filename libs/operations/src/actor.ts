import type { AuditActor } from '#persistence/audit/audit-entry.js';

/** Who writes, and at which merchant: a member of staff, an API key, an operator, or the service itself. */
export interface Actor extends AuditActor {
  readonly merchantId: string;
}

/** The service itself: no caller causes what it writes. */
export const system: AuditActor = { actorKind: 'system', staffId: null, address: null };

/** The service itself at a merchant. */
export const systemOf = (merchantId: string): Actor => ({ ...system, merchantId });

/** The actor of a write to the ledgers, with what these need of the merchant. */
export interface LedgerActor extends Actor {
  readonly apiKeyId: string | null;
  /** ISO 4217 code of the merchant's currency. */
  readonly currency: string;
  /** IANA name of the merchant's time zone, for expiry days. */
  readonly timeZone: string;
}
