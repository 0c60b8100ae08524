import { defaultEmailLimits, merchantEmailsLimited } from '#domain/jobs/email-limits.js';
import { emailKey } from '#domain/text.js';
import { IssuedVoucherView } from '#http/views/issued-voucher.view.js';
import { IssueVoucherBody } from '#http/vouchers/voucher-bodies.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import { issueVoucher } from '#operations/vouchers/issue-voucher.js';
import { Body, Controller } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';
import { PortalSettings } from '../settings.js';

@Controller()
export class IssueVoucher {
  constructor(private readonly settings: PortalSettings) {}

  @PortalOperation({
    ...voucherOperations.issue,
    path: '/merchants/:m/vouchers',
    who: 'staff',
    idempotency: 'optional',
    refusals: [...voucherOperations.issue.refusals, merchantEmailsLimited(defaultEmailLimits.perMerchantPerDay, 240)],
  })
  handle(@WriteOnce() write: WriteOnceAs, @Body() body: IssueVoucherBody): Promise<string> {
    const { recipientEmail } = body;
    const input = { ...body, recipientEmail: recipientEmail === undefined ? undefined : emailKey(recipientEmail) };
    const row = input.customerId ?? input.recipientEmail;
    return write(row, async (tx, actor) => {
      const voucher = await issueVoucher(tx, actor, input, this.settings.emailLimits);
      return new IssuedVoucherView(voucher, body.send);
    });
  }
}
