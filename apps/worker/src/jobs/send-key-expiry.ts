import { isNoticeCurrent } from '#domain/keys/expiry-notices.js';
import { Database } from '#persistence/database/database.js';
import { findApiKey } from '#persistence/keys/api-key.store.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findMerchant } from '#persistence/merchants/merchant.store.js';
import { Injectable } from '@nestjs/common';
import { MailAdmins } from '../email/mail-admins.js';
import { keyExpiryEmail } from '#content/email/key-expiry-email.js';
import { WorkerSettings } from '../settings.js';
import type { JobProcessor } from './job-processor.js';

/**
 * Tells a merchant's admins and owners that a key expires soon or has expired, unless it was revoked or replaced meanwhile, or the job
 * was repeated too late.
 * (docs/reference/keys.md#expiry)
 */
@Injectable()
export class SendKeyExpiry implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly admins: MailAdmins,
    private readonly settings: WorkerSettings,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const { merchantId, subjectId } = job;
    const [key, merchant] = await Promise.all([
      findApiKey(this.db, merchantId, subjectId),
      findMerchant(this.db, merchantId),
    ]);
    if (!key?.expiresAt || key.revokedAt !== null || key.rotatedToId !== null || !merchant) return;
    if (!isNoticeCurrent(key.expiresAt, job.createdAt, key.readAt)) return;
    const mail = keyExpiryEmail({ ...key, expiresAt: key.expiresAt }, merchant, this.settings.portalUrl);
    await this.admins.send(job, merchant, mail);
  }
}
