import { recipientMissing } from '#domain/vouchers/refusals.js';
import { defaultEmailLimits, merchantEmailsLimited } from '#domain/jobs/email-limits.js';
import { emailKey } from '#domain/text.js';
import { amountRefusals } from '#http/openapi/documented-refusals.js';
import { AmountField, EmailField, IdField, TextField, BooleanField } from '#http/input/fields.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';
import { issueVoucher } from '#operations/vouchers/issue-voucher.js';
import { Body, Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PortalOperation } from '../edge/portal-operation.js';
import { PortalSettings } from '../settings.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

/** (docs/reference/vouchers.md#issue) */
export class IssueVoucherBody {
  @IdField({ description: 'id or externalId of an active voucher template.', example: 'gift-voucher' })
  voucherTemplateId: string;
  @IdField({ optional: true, description: 'id or externalId of the customer. Required if recipientEmail is absent.' })
  customerId?: string;
  @EmailField({
    optional: true,
    description: 'E-mail address of the recipient. Required if customerId is absent.',
    example: 'ada@example.com',
  })
  recipientEmail?: string;
  @TextField(1, 200, {
    optional: true,
    description: 'Name of the recipient, printed on the voucher.',
    example: 'Ada Lovelace',
  })
  recipientName?: string;
  @AmountField({
    optional: true,
    description:
      'In major units. Required for a monetary template, between its minValue and maxValue. Ignored for a fixed template.',
    example: 50,
  })
  value?: number;
  @BooleanField({
    optional: true,
    description: 'Queue the e-mail to the recipient in the same transaction.',
    example: true,
  })
  send?: boolean;
  @TextField(1, 200, { optional: true, description: 'Your own reference. It is stored and returned unchanged.' })
  externalReference?: string;
}

export class IssuedVoucherView {
  @ApiProperty() data: VoucherView;
  @ApiProperty({ required: false, description: 'True if `send` was set: the e-mail is queued.', example: true })
  emailQueued?: boolean;
}

@Controller()
export class IssueVoucher {
  constructor(private readonly settings: PortalSettings) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/vouchers',
    id: 'issueVoucher',
    who: 'staff',
    idempotency: 'optional',
    tag: 'Vouchers',
    summary: 'Issue a voucher',
    description:
      'Issues a voucher of an active template to a customer (`customerId`), to an e-mail address ' +
      '(`recipientEmail`, whose customer is found or created), or to both: then the customer owns it and the ' +
      'e-mail address receives it. `send` counts against the e-mail limits of the recipient and of the merchant. ' +
      'If one of them is reached, the response is 429 and no voucher is issued.',
    body: {
      type: IssueVoucherBody,
      example: { voucherTemplateId: 'gift-voucher', recipientEmail: 'ada@example.com', value: 50 },
    },
    answer: {
      status: 201,
      description: 'The issued voucher.',
      shape: 'whole',
      type: IssuedVoucherView,
      example: {
        data: {
          ...voucherExample,
          status: 'active',
          remainingValue: 50,
          availableValue: 50,
          redemptions: [],
          redemptionCount: 0,
        },
        emailQueued: true,
      },
    },
    refusals: [
      'voucher_template_not_found',
      'customer_not_found',
      'recipient_missing',
      'voucher_template_inactive',
      'value_required',
      'value_out_of_range',
      ...amountRefusals('value'),
      merchantEmailsLimited(defaultEmailLimits.perMerchantPerDay, 240),
    ],
  })
  handle(@WriteOnce() write: WriteOnceAs, @Body() body: IssueVoucherBody): Promise<string> {
    const { recipientEmail } = body;
    if (body.customerId === undefined && recipientEmail === undefined) {
      throw recipientMissing();
    }
    const input = { ...body, recipientEmail: recipientEmail === undefined ? undefined : emailKey(recipientEmail) };
    const row = input.customerId ?? input.recipientEmail;
    return write(row, async (tx, by, actor): Promise<IssuedVoucherView> => {
      const voucher = await issueVoucher(tx, actor, input, this.settings.emailLimits, by);
      return { data: new VoucherView(voucher, voucher.createdAt), ...(body.send ? { emailQueued: true } : {}) };
    });
  }
}
