import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { responseLine } from '#domain/jobs/email.js';
import { Database } from '#persistence/database/database.js';
import { type EmailEnd, saveEmailFailure } from '#persistence/jobs/email.store.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import { Inject, Injectable } from '@nestjs/common';
import { WorkerMetrics } from '../health/metrics.js';
import { type AcceptedMail, Mailer, type OutgoingMail } from './mailer.js';

/** Sends e-mails and counts them. */
@Injectable()
export class EmailSender {
  constructor(
    private readonly db: Database,
    private readonly mailer: Mailer,
    private readonly metrics: WorkerMetrics,
    @Inject(processLog) private readonly log: Log,
  ) {}

  /** @throws Error of the mail server or the connection */
  async send(mail: OutgoingMail): Promise<AcceptedMail> {
    try {
      const accepted = await this.mailer.send(mail);
      this.metrics.countMail('sent');
      return accepted;
    } catch (error) {
      this.metrics.countMail('failed');
      throw error;
    }
  }

  /**
   * Sends the e-mail of a job, whose attempts are kept. What it returns is for the transaction that ends the job.
   * @throws Error of the mail server or the connection, after what the server answered is stored
   */
  async sendRecorded(job: LeasedJob, mail: Omit<OutgoingMail, 'messageId'>): Promise<EmailEnd> {
    try {
      const { messageId, response } = await this.send({ ...mail, messageId: job.id });
      return { status: 'accepted', reason: null, response: responseLine(response), messageId };
    } catch (error) {
      await saveEmailFailure(this.db, job, responseOf(error)).catch((cause: unknown) =>
        this.log.warn({ ...causeOf(cause), jobId: job.id }, 'the answer of the mail server could not be recorded'),
      );
      throw error;
    }
  }
}

/** What the server answered; without an answer the code of the connection's error. */
function responseOf(error: unknown): string | null {
  const { response, code } = error as { response?: unknown; code?: unknown };
  const [text] = [response, code].filter((part): part is string => typeof part === 'string' && part !== '');
  return text === undefined ? null : responseLine(text);
}
