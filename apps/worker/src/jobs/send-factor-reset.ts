import { factorResetEmail } from '#content/email/factor-reset-email.js';
import { oneLine } from '#content/text/one-line.js';
import { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { findMerchant } from '#persistence/merchants/merchant.store.js';
import { listStaffByIds } from '#persistence/team/staff.store.js';
import { Injectable } from '@nestjs/common';
import { EmailSender } from '../email/email-sender.js';
import { WorkerSettings } from '../settings.js';
import type { JobProcessor } from './job-processor.js';

/** Tells a person that an owner has reset their second factor, whether or not they are still a member. */
@Injectable()
export class SendFactorReset implements JobProcessor {
  constructor(
    private readonly db: Database,
    private readonly sender: EmailSender,
    private readonly settings: WorkerSettings,
  ) {}

  async process({ id, merchantId, subjectId }: LeasedJob): Promise<void> {
    const [merchant, [person]] = await Promise.all([
      findMerchant(this.db, merchantId),
      listStaffByIds(this.db, [subjectId]),
    ]);
    if (!merchant || !person) return;
    const mail = factorResetEmail(merchant.name, this.settings.portalUrl);
    await this.sender.send({ ...mail, messageId: id, fromName: oneLine(merchant.name), to: person.email });
  }
}
