import { Injectable } from '@nestjs/common';
import { WorkerMetrics } from '../health/metrics.js';
import { Mailer, type OutgoingMail } from './mailer.js';

/** Sends e-mails and counts them. */
@Injectable()
export class EmailSender {
  constructor(
    private readonly mailer: Mailer,
    private readonly metrics: WorkerMetrics,
  ) {}

  /** @throws Error of the mail server or the connection */
  async send(mail: OutgoingMail): Promise<void> {
    try {
      await this.mailer.send(mail);
    } catch (error) {
      this.metrics.countMail('failed');
      throw error;
    }
    this.metrics.countMail('sent');
  }
}
