import { voucherEmailsLimited } from '#domain/jobs/email-limits.js';
import { emailKey } from '#domain/text.js';
import { EmailField } from '#http/input/fields.js';
import { queuedMessage, type SentVoucherView } from '#http/views/voucher.view.js';
import * as bodies from '#http/vouchers/voucher-bodies.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import { sendVoucher } from '#operations/vouchers/send-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { PortalSettings } from '../settings.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class SendVoucherBody extends bodies.SendVoucherBody {
  @EmailField({
    optional: true,
    description: "Another address: it becomes the voucher's recipient. The customer stays as it is.",
    example: 'ada@example.com',
  })
  recipientEmail?: string;
}

@Controller()
export class SendVoucher {
  constructor(private readonly settings: PortalSettings) {}

  @PortalOperation({
    ...voucherOperations.send,
    path: '/merchants/:m/vouchers/:id/send',
    who: 'staff',
    idempotency: 'optional',
    description: `${voucherOperations.send.description} With \`recipientEmail\`, a new recipient replaces the current one.`,
    body: { type: SendVoucherBody, example: { recipientEmail: 'ada@example.com' }, optional: true },
    refusals: [...voucherOperations.send.refusals, voucherEmailsLimited(240)],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() { recipientEmail }: SendVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, actor): Promise<SentVoucherView> => {
      await sendVoucher(tx, actor, voucherId, this.settings.emailLimits, recipientEmail && emailKey(recipientEmail));
      return { message: queuedMessage };
    });
  }
}
