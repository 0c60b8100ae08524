import type { AuditActor } from '#persistence/audit/audit-entry.js';

/** Who creates, rotates or revokes a key: a staff member of the merchant, or an operator. */
export interface KeyActor extends AuditActor {
  readonly merchantId: string;
  /** Null for an operator. */
  readonly staffId: string | null;
}
