import { roleIncludes } from '#domain/team/staff.js';
import { Database } from '#persistence/database/database.js';
import { findApiKey } from '#persistence/keys/api-key.store.js';
import { saveJobProgress } from '#persistence/jobs/job-progress.store.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findMerchant } from '#persistence/merchants/merchant.store.js';
import { listTeam } from '#persistence/team/staff.store.js';
import { Injectable } from '@nestjs/common';
import { EmailSender } from '../email/email-sender.js';
import { keyExpiryEmail } from '#content/email/key-expiry-email.js';
import { oneLine } from '#content/pdf/markup.js';
import { WorkerSettings } from '../settings.js';
import { inJobTransaction } from './in-job-transaction.js';
import type { JobProcessor } from './job-processor.js';

/**
 * Tells a merchant's admins and owners that a key expires soon or has expired, unless it was revoked or replaced meanwhile.
 * It stores whom it has told, so that the next worker continues after a crash. (docs/reference/keys.md#expiry)
 */
@Injectable()
export class SendKeyExpiry implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly sender: EmailSender,
    private readonly settings: WorkerSettings,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const { id, merchantId, subjectId, doneUpTo } = job;
    const [key, merchant, team] = await Promise.all([
      findApiKey(this.db, merchantId, subjectId),
      findMerchant(this.db, merchantId),
      listTeam(this.db, merchantId),
    ]);
    if (!key?.expiresAt || key.revokedAt !== null || key.rotatedToId !== null || !merchant) return;
    const mail = keyExpiryEmail({ ...key, expiresAt: key.expiresAt }, merchant, this.settings.portalUrl);
    const told = team
      .filter(({ role }) => roleIncludes(role, 'admin'))
      .filter((member) => doneUpTo === null || member.id > doneUpTo)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    for (const { id: staffId, email } of told) {
      await this.sender.send({ ...mail, messageId: `${id}.${staffId}`, fromName: oneLine(merchant.name), to: email });
      const isOurs = await inJobTransaction(this.db, job, (tx) => saveJobProgress(tx, job, staffId));
      if (!isOurs) throw new Error('Another worker has the job.');
    }
  }
}
