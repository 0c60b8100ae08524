import { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findMerchant } from '#persistence/merchants/merchant.store.js';
import { findWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import { takeFailureReport } from '#operations/webhooks/take-failure-report.js';
import { Injectable } from '@nestjs/common';
import { MailAdmins } from '../email/mail-admins.js';
import { webhookEmail } from '#content/email/webhook-email.js';
import { WorkerSettings } from '../settings.js';
import { inJobTransaction } from './in-job-transaction.js';
import type { JobProcessor } from './job-processor.js';

/**
 * Tells a merchant's admins and owners that deliveries to an endpoint fail, or that the endpoint was disabled, unless that is no longer
 * so. (docs/reference/webhooks.md#e-mails)
 */
@Injectable()
export class SendWebhookNotice implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly admins: MailAdmins,
    private readonly settings: WorkerSettings,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const { kind, merchantId, subjectId } = job;
    const [endpoint, merchant] = await Promise.all([
      findWebhookEndpoint(this.db, merchantId, subjectId),
      findMerchant(this.db, merchantId),
    ]);
    if (!endpoint || !merchant) return;
    const isDisabled = endpoint.status === 'disabled';
    if (isDisabled !== (kind === 'send_webhook_disabled')) return;
    if (!isDisabled && !(await inJobTransaction(this.db, job, (tx) => takeFailureReport(tx, merchantId, subjectId))))
      return;
    await this.admins.send(job, merchant, webhookEmail(endpoint, merchant, this.settings.portalUrl));
  }
}
