import path from 'node:path';
import { Database } from '#persistence/database/database.js';
import { dataSourceOptions, pooledDataSource, type PooledDataSource } from '#persistence/data-source.js';
import type { Log } from '#config/log.js';
import { Shutdown } from '#config/shutdown.js';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BackgroundWork } from './background-work.js';
import { ScheduleCleanup } from './cleanup/schedule-cleanup.js';
import { EmailSender } from './email/email-sender.js';
import { Mailer } from './email/mailer.js';
import { WorkerHealth } from './health/health.js';
import { WorkerMetrics } from './health/metrics.js';
import { EnrolExistingCustomers } from './jobs/enrol-existing-customers.js';
import { JobProcessors } from './jobs/job-processors.js';
import { RenderVoucherPdf } from './jobs/render-voucher-pdf.js';
import { SendInvitation } from './jobs/send-invitation.js';
import { SendPasswordReset } from './jobs/send-password-reset.js';
import { SendVoucherEmail } from './jobs/send-voucher-email.js';
import { PdfBrowser } from './pdf/browser/pdf-browser.js';
import { VoucherPdfs } from './pdf/voucher-pdfs.js';
import { DatabaseContact } from './queue/database-contact.js';
import { JobQueue } from './queue/job-queue.js';
import { JobRules } from './queue/job-rules.js';
import { JobRunner } from './queue/job-runner.js';
import { QueuePage } from './queue/queue-page.js';
import { RelayStagedJobs } from './queue/relay-staged-jobs.js';
import { WorkerSettings } from './settings.js';
import { workerLog } from './worker-log.js';

const processors = [EnrolExistingCustomers, RenderVoucherPdf, SendVoucherEmail, SendInvitation, SendPasswordReset];

const connections: Provider[] = [
  { provide: Database, inject: [DataSource], useFactory: (source: PooledDataSource) => new Database(source) },
  {
    provide: Mailer,
    inject: [WorkerSettings],
    useFactory: ({ smtpUrl, mailFrom }: WorkerSettings) => new Mailer(smtpUrl, mailFrom),
  },
  {
    provide: PdfBrowser,
    inject: [WorkerSettings, workerLog],
    useFactory: ({ browserPath: executablePath, cacheDir }: WorkerSettings, log: Log) =>
      new PdfBrowser({ executablePath, cacheDir: path.resolve(cacheDir), log }),
  },
];

@Module({})
export class WorkerModule {
  static with(settings: WorkerSettings, log: Log, shutdown: Shutdown): DynamicModule {
    const options = dataSourceOptions({ url: settings.databaseUrl, poolSize: 6, applicationName: 'loyalty-worker' });
    return {
      module: WorkerModule,
      imports: [
        TypeOrmModule.forRootAsync({
          dataSourceFactory: pooledDataSource,
          useFactory: () => ({ ...options, retryAttempts: 10, retryDelay: 1_000 }),
        }),
      ],
      controllers: [WorkerHealth],
      providers: [
        { provide: WorkerSettings, useValue: settings },
        { provide: workerLog, useValue: log },
        { provide: Shutdown, useValue: shutdown },
        ...connections,
        ...[WorkerMetrics, VoucherPdfs, EmailSender, ...processors, JobProcessors],
        ...[JobRules, JobRunner, JobQueue, DatabaseContact, RelayStagedJobs, ScheduleCleanup, BackgroundWork],
        QueuePage,
      ],
    };
  }
}
