import { voucherEmailsLimited } from '#domain/jobs/email-limits.js';
import { emailKey } from '#domain/text.js';
import { voucherHasStatus } from '#domain/vouchers/refusals.js';
import { EmailField } from '#http/input/fields.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { sendVoucher } from '#operations/vouchers/send-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PortalOperation } from '../edge/portal-operation.js';
import { PortalSettings } from '../settings.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

const message = 'The voucher e-mail is queued.';

export class SendVoucherBody {
  @EmailField({
    optional: true,
    description: "Another address: it becomes the voucher's recipient. The customer stays as it is.",
    example: 'ada@example.com',
  })
  recipientEmail?: string;
}

export class SentVoucherView {
  @ApiProperty({ description: 'Human-readable.', example: message }) message: string;
}

@Controller()
export class SendVoucher {
  constructor(private readonly settings: PortalSettings) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/vouchers/:id/send',
    id: 'sendVoucher',
    who: 'staff',
    idempotency: 'optional',
    tag: 'Vouchers',
    summary: 'Send a voucher by e-mail',
    description:
      'Queues the e-mail with the voucher to its recipient, or to a new one that takes their place. It returns when the e-mail is durably queued, not ' +
      'when it is delivered. The voucher must be pending, active or partial. The limit is 3 e-mails per voucher ' +
      'within an hour and 10 within 24 hours, and there are limits per recipient and merchant.',
    params: voucherParams,
    body: { type: SendVoucherBody, example: { recipientEmail: 'ada@example.com' }, optional: true },
    answer: { description: 'The e-mail is queued.', shape: 'whole', type: SentVoucherView, example: { message } },
    refusals: [
      'voucher_not_found',
      voucherHasStatus('redeemed', 'sent'),
      voucherHasStatus('expired', 'sent'),
      voucherHasStatus('cancelled', 'sent'),
      'recipient_email_missing',
      voucherEmailsLimited(240),
    ],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() { recipientEmail }: SendVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, by, actor): Promise<SentVoucherView> => {
      await sendVoucher(
        tx,
        actor,
        voucherId,
        this.settings.emailLimits,
        by,
        recipientEmail && emailKey(recipientEmail),
      );
      return { message };
    });
  }
}
