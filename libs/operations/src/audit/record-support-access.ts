import type { AuditAction } from '#domain/audit/action.js';
import { audit } from '#persistence/audit/audit-entry.js';
import type { Tx } from '#persistence/database/transaction.js';

type ViewedBy<Action> = Action extends `support.viewed_${infer Subject}` ? Subject : never;
/** What support can view. */
export type SupportAccessSubject = ViewedBy<AuditAction>;

export interface SupportAccess {
  readonly merchantId: string;
  /** The support user. */
  readonly staffId: string;
  readonly address: string;
  readonly subject: SupportAccessSubject;
  /** The thing of the merchant that is shown, if it is one. */
  readonly subjectId: string | null;
}

/**
 * Records in the merchant's audit log that support views something, before it is shown. If the audit entry cannot be
 * written, nothing is shown. (docs/reference/portal.md#support)
 */
export async function recordSupportAccess(
  tx: Tx,
  { merchantId, staffId, address, subject, subjectId }: SupportAccess,
): Promise<void> {
  const actor = { merchantId, actorKind: 'support', staffId, address } as const;
  audit(tx, actor, { action: `support.viewed_${subject}`, subjectId, details: {}, at: await tx.now() });
}
