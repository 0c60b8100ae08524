import path from 'node:path';
import type { Database } from '#persistence/database/database.js';
import type { Log } from '#config/log.js';
import { PdfBrowser } from './pdf/browser/pdf-browser.js';
import { runJob, type JobContext } from './queue/run-job.js';
import { DatabaseContact } from './queue/database-contact.js';
import { enrolExistingCustomers } from './jobs/enrol-existing-customers.js';
import { type JobQueue, openJobQueue } from './queue/job-queue.js';
import { jobRules } from './queue/job-rules.js';
import { scheduleCleanup } from './cleanup/schedule-cleanup.js';
import { Mailer } from './email/mailer.js';
import { WorkerMetrics } from './health/metrics.js';
import { relayStagedJobs } from './queue/relay-staged-jobs.js';
import { renderVoucherPdf, VoucherPdfs } from './jobs/render-voucher-pdf.js';
import type { RepeatedTask } from './cleanup/repeated-task.js';
import { sendInvitation, sendPasswordReset } from './jobs/send-link-emails.js';
import { sendVoucherEmail } from './jobs/send-voucher-email.js';
import type { WorkerSettings } from './settings.js';

/** For so long a worker that is to end goes on trying to write down what is done. */
const longestRecordingMs = 20_000;

/** All that runs in a worker, put together and taken apart in one place. */
export class WorkerParts {
  readonly browser: PdfBrowser;
  readonly mailer: Mailer;
  readonly queue: JobQueue;
  readonly metrics: WorkerMetrics;
  private readonly tasks: readonly RepeatedTask[];
  private readonly end = new AbortController();

  constructor(settings: WorkerSettings, db: Database, log: Log) {
    const { browserPath: executablePath, cacheDir, mailFrom, smtpUrl } = settings;
    this.browser = new PdfBrowser({ executablePath, cacheDir: path.resolve(cacheDir), log });
    this.mailer = new Mailer(smtpUrl, mailFrom);
    this.metrics = new WorkerMetrics(db, () => this.queue);
    const pdfs = new VoucherPdfs(db, this.browser, (seconds) => this.metrics.renderSeconds.observe(seconds));
    const countMail = (outcome: 'sent' | 'failed') => this.metrics.countMail(outcome);
    const { sessionSecret: secret, portalUrl } = settings;
    const links = { db, mailer: this.mailer, secret, portalUrl, count: countMail };
    const processors = {
      enrol_customers: enrolExistingCustomers(db),
      render_voucher_pdf: renderVoucherPdf(db, pdfs),
      send_voucher_email: sendVoucherEmail(db, pdfs, this.mailer, countMail),
      send_invitation: sendInvitation(links),
      send_password_reset: sendPasswordReset(links),
    };
    const rules = jobRules(settings.retrySeconds, settings.takeOverSeconds);
    const onOutcome: JobContext['onOutcome'] = (...what) => this.metrics.count(...what);
    const workshop: JobContext = { db, processors, rules, log, onOutcome, end: this.end.signal };
    const quiet = (error: Error) => log.debug({ reason: error.name }, 'queue connection');
    this.queue = openJobQueue(settings, rules, (data) => runJob(workshop, data), quiet);
    const contact = new DatabaseContact();
    this.tasks = [...relayStagedJobs({ db, queue: this.queue, rules, contact, log }), ...scheduleCleanup(db, log)];
  }

  /** Takes up nothing new, lets what runs finish, and ends the browser. */
  async close(): Promise<void> {
    const late = setTimeout(() => this.end.abort(), longestRecordingMs);
    await Promise.all(this.tasks.map((task) => task.stop()));
    await this.queue.close();
    clearTimeout(late);
    this.mailer.close();
    await this.browser.close();
  }
}
