import { nilUuid } from '#domain/ids.js';
import { passwordResetExpiry } from '#domain/team/password-reset.js';
import { emailKey } from '#domain/text.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { newId } from '#persistence/database/new-id.js';
import { insertPasswordReset } from '#persistence/account/password-reset.store.js';
import { findStaffByEmail } from '#persistence/team/staff.store.js';
import type { Tx } from '#persistence/database/transaction.js';

/**
 * Queues the e-mail with the link to set a new password. An e-mail without an account is ignored, so that the answer
 * does not reveal which accounts exist. (docs/reference/portal.md#password-resets)
 */
export async function requestPasswordReset(tx: Tx, email: string): Promise<void> {
  const [staff, now] = await Promise.all([findStaffByEmail(tx, emailKey(email)), tx.now()]);
  if (!staff) return;
  const id = newId(now);
  insertPasswordReset(tx, { id, staffId: staff.id, expiresAt: passwordResetExpiry(now), createdAt: now });
  await enqueueJob(tx, nilUuid, 'send_password_reset', id);
}
