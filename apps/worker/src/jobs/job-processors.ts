import type { JobKind } from '#persistence/jobs/enqueue-job.js';
import { Injectable } from '@nestjs/common';
import { ApplyPointsExpiry } from './apply-points-expiry.js';
import { EnrolExistingCustomers } from './enrol-existing-customers.js';
import type { JobProcessor } from './job-processor.js';
import { RenderVoucherPdf } from './render-voucher-pdf.js';
import { SendFactorReset } from './send-factor-reset.js';
import { SendInvitation } from './send-invitation.js';
import { SendKeyExpiry } from './send-key-expiry.js';
import { SendPasswordReset } from './send-password-reset.js';
import { SendVoucherEmail } from './send-voucher-email.js';
import { SendWebhookNotice } from './send-webhook-notice.js';

/** The processor of each kind of job. */
@Injectable()
export class JobProcessors {
  readonly byKind: Readonly<Record<JobKind, JobProcessor>>;

  constructor(
    enrolExistingCustomers: EnrolExistingCustomers,
    renderVoucherPdf: RenderVoucherPdf,
    sendVoucherEmail: SendVoucherEmail,
    sendInvitation: SendInvitation,
    sendPasswordReset: SendPasswordReset,
    sendWebhookNotice: SendWebhookNotice,
    sendKeyExpiry: SendKeyExpiry,
    sendFactorReset: SendFactorReset,
    applyPointsExpiry: ApplyPointsExpiry,
  ) {
    this.byKind = {
      enrol_customers: enrolExistingCustomers,
      render_voucher_pdf: renderVoucherPdf,
      send_voucher_email: sendVoucherEmail,
      send_invitation: sendInvitation,
      send_password_reset: sendPasswordReset,
      send_webhook_failing: sendWebhookNotice,
      send_webhook_disabled: sendWebhookNotice,
      send_key_expiry: sendKeyExpiry,
      send_factor_reset: sendFactorReset,
      apply_points_expiry: applyPointsExpiry,
    };
  }
}
