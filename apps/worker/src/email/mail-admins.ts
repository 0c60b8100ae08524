import type { EmailContent } from '#content/email/email-content.js';
import { oneLine } from '#content/text/one-line.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import { roleIncludes } from '#domain/team/staff.js';
import { Database } from '#persistence/database/database.js';
import { saveJobRecipient } from '#persistence/jobs/job-progress.store.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { listTeam } from '#persistence/team/staff.store.js';
import { Injectable } from '@nestjs/common';
import { EmailSender } from './email-sender.js';

/** Sends the e-mail of a job to each admin and owner of a merchant. */
@Injectable()
export class MailAdmins {
  constructor(
    private readonly db: Database,
    private readonly sender: EmailSender,
  ) {}

  /**
   * Tries all, whoever is refused, and stores who has got it: a retry is for the others alone.
   * @throws Error of the mail server or the connection, the last one, after all were tried
   */
  async send(job: LeasedJob, merchant: Merchant, mail: EmailContent): Promise<void> {
    const failures: unknown[] = [];
    for (const { id, email: to, role } of await listTeam(this.db, job.merchantId)) {
      if (!roleIncludes(role, 'admin') || job.sentTo.includes(id)) continue;
      try {
        await this.sender.send({ ...mail, messageId: `${job.id}.${id}`, fromName: oneLine(merchant.name), to });
      } catch (error) {
        failures.push(error);
        continue;
      }
      if (!(await saveJobRecipient(this.db, job, id))) throw new Error('Another worker has the job.');
    }
    if (failures.length > 0) throw failures.at(-1);
  }
}
