import type { AuditActor } from '#persistence/audit/audit-entry.js';

/** Who makes, rotates or revokes a key: a person of the merchant's, or an operator. */
export interface KeyActor extends AuditActor {
  readonly merchantId: string;
  /** Null for an operator. */
  readonly staffId: string | null;
}
