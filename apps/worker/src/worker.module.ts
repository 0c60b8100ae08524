import path from 'node:path';
import { DatabaseModule } from '#config/database.module.js';
import type { Log } from '#config/log.js';
import { MetricsModule } from '#config/metrics.module.js';
import { processLog, ProcessModule, type ProcessParts } from '#config/process.module.js';
import { HealthChecks } from '#http/health/health-checks.js';
import { HealthController } from '#http/health/health.controller.js';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { type BackgroundPart, backgroundParts, BackgroundWork } from './background-work.js';
import { ScheduleCleanup } from './cleanup/schedule-cleanup.js';
import { EmailSender } from './email/email-sender.js';
import { MailAdmins } from './email/mail-admins.js';
import { Mailer } from './email/mailer.js';
import { WriteDueChanges } from './events/write-due-changes.js';
import { SequenceEvents } from './events/sequence-events.js';
import { MetricsController } from './health/metrics.controller.js';
import { WorkerHealth } from './health/worker-health.js';
import { WorkerMetrics } from './health/metrics.js';
import { ApplyPointsExpiry } from './jobs/apply-points-expiry.js';
import { EnrolExistingCustomers } from './jobs/enrol-existing-customers.js';
import { JobProcessors } from './jobs/job-processors.js';
import { RenderVoucherPdf } from './jobs/render-voucher-pdf.js';
import { SendInvitation } from './jobs/send-invitation.js';
import { SendFactorReset } from './jobs/send-factor-reset.js';
import { SendKeyExpiry } from './jobs/send-key-expiry.js';
import { SendPasswordReset } from './jobs/send-password-reset.js';
import { SendVoucherEmail } from './jobs/send-voucher-email.js';
import { SendWebhookNotice } from './jobs/send-webhook-notice.js';
import { NotifyExpiringKeys } from './keys/notify-expiring-keys.js';
import { PdfBrowser } from './pdf/browser/pdf-browser.js';
import { VoucherPdfs } from './pdf/voucher-pdfs.js';
import { DatabaseContact } from './queue/database-contact.js';
import { JobQueue } from './queue/job-queue.js';
import { JobRules } from './queue/job-rules.js';
import { JobRunner } from './queue/job-runner.js';
import { QueuePage } from './queue/queue-page.js';
import { RelayStagedJobs } from './queue/relay-staged-jobs.js';
import { CountOverviews } from './reports/count-overviews.js';
import { ProveLedgers } from './reports/prove-ledgers.js';
import { WorkerSettings } from './settings.js';
import { AttemptWebhook } from './webhooks/attempt-webhook.js';
import { DeliverWebhooks } from './webhooks/deliver-webhooks.js';
import { RecordResults } from './webhooks/record-results.js';

const processors = [
  ApplyPointsExpiry,
  EnrolExistingCustomers,
  RenderVoucherPdf,
  SendVoucherEmail,
  SendInvitation,
  SendPasswordReset,
  SendWebhookNotice,
  SendKeyExpiry,
  SendFactorReset,
];

/** They are started in this order, and stopped together. */
const background = [
  RelayStagedJobs,
  ScheduleCleanup,
  SequenceEvents,
  WriteDueChanges,
  DeliverWebhooks,
  NotifyExpiringKeys,
  ProveLedgers,
  CountOverviews,
];

const connections: Provider[] = [
  {
    provide: Mailer,
    inject: [WorkerSettings],
    useFactory: ({ smtpUrl, mailFrom }: WorkerSettings) => new Mailer(smtpUrl, mailFrom),
  },
  {
    provide: PdfBrowser,
    inject: [WorkerSettings, processLog],
    useFactory: ({ browserPath: executablePath, cacheDir }: WorkerSettings, log: Log) =>
      new PdfBrowser({ executablePath, cacheDir: path.resolve(cacheDir), log }),
  },
];

@Module({})
export class WorkerModule {
  static with(parts: ProcessParts<WorkerSettings>): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ProcessModule.with(WorkerSettings, parts),
        DatabaseModule.with(WorkerSettings, 'loyalty-worker'),
        MetricsModule,
      ],
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: HealthChecks, useClass: WorkerHealth },
        ...connections,
        WorkerMetrics,
        VoucherPdfs,
        EmailSender,
        MailAdmins,
        ...processors,
        JobProcessors,
        JobRules,
        JobRunner,
        JobQueue,
        DatabaseContact,
        AttemptWebhook,
        RecordResults,
        ...background,
        { provide: backgroundParts, inject: background, useFactory: (...all: BackgroundPart[]) => all },
        BackgroundWork,
        QueuePage,
      ],
    };
  }
}
