import { audit } from '#persistence/audit/audit-entry.js';
import type { Tx } from '#persistence/database/transaction.js';

/** What support can look at. */
export type SupportAccessSubject = 'merchant' | 'keys' | 'usage' | 'failed_authentications' | 'audit_log';

export interface SupportAccess {
  readonly merchantId: string;
  /** Who of support looks. */
  readonly staffId: string;
  readonly address: string;
  readonly at: SupportAccessSubject;
}

/**
 * Writes down in a merchant's own log that support looks at something of it, before it is shown: a look that could not be
 * written down is not had. (docs/reference/portal.md#support)
 */
export async function recordSupportAccess(
  tx: Tx,
  { merchantId, staffId, address, at: what }: SupportAccess,
): Promise<void> {
  const actor = { merchantId, actorKind: 'support', staffId, address } as const;
  audit(tx, actor, { action: `support.viewed_${what}`, subjectId: null, details: {}, at: await tx.now() });
}
