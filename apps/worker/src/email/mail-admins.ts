import { setTimeout as pause } from 'node:timers/promises';
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

/** How long it is tried to store who has got an e-mail: less than a worker has to stop. */
const maxSaveMs = 15_000;

/** Sends the e-mail of a job to each admin and owner of a merchant. */
@Injectable()
export class MailAdmins {
  constructor(
    private readonly db: Database,
    private readonly sender: EmailSender,
  ) {}

  /**
   * Sends to every admin, even if the e-mail to one fails, and stores who has received it: a retry is only for the others.
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
      if (!(await this.saveRecipient(job, id))) throw new Error('Another worker has the job.');
    }
    if (failures.length > 0) throw failures.at(-1);
  }

  /** The mail server has the e-mail: without this the job would be tried again, and send a second one. */
  private async saveRecipient(job: LeasedJob, id: string): Promise<boolean> {
    const deadline = performance.now() + maxSaveMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await saveJobRecipient(this.db, job, id);
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await pause(Math.min(attempt * 50, 1_000));
      }
    }
  }
}
