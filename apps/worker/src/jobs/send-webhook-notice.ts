import { roleIncludes } from '#domain/team/staff.js';
import { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findMerchant } from '#persistence/merchants/merchant.store.js';
import { listTeam } from '#persistence/team/staff.store.js';
import { findWebhookEndpoint } from '#persistence/webhooks/webhook-endpoint.store.js';
import { Injectable } from '@nestjs/common';
import { EmailSender } from '../email/email-sender.js';
import { webhookEmail } from '#content/email/webhook-email.js';
import { oneLine } from '#content/pdf/markup.js';
import { WorkerSettings } from '../settings.js';
import type { JobProcessor } from './job-processor.js';

/**
 * Tells a merchant's admins and owners that deliveries to an endpoint fail, or that the endpoint was disabled, unless that is no longer
 * so. (docs/reference/webhooks.md#e-mails)
 */
@Injectable()
export class SendWebhookNotice implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly sender: EmailSender,
    private readonly settings: WorkerSettings,
  ) {}

  async process({ id, kind, merchantId, subjectId }: LeasedJob): Promise<void> {
    const [endpoint, merchant, team] = await Promise.all([
      findWebhookEndpoint(this.db, merchantId, subjectId),
      findMerchant(this.db, merchantId),
      listTeam(this.db, merchantId),
    ]);
    if (!endpoint || !merchant) return;
    const isDisabled = endpoint.status === 'disabled';
    if (kind === 'send_webhook_disabled' ? !isDisabled : isDisabled || endpoint.failingSince === null) return;
    const mail = webhookEmail(endpoint, merchant, this.settings.portalUrl);
    for (const { id: staffId, email, role } of team) {
      if (!roleIncludes(role, 'admin')) continue;
      const messageId = `${id}.${staffId}`;
      await this.sender.send({ ...mail, messageId, fromName: oneLine(merchant.name), to: email });
    }
  }
}
