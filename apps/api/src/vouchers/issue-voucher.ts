import { recipientMissing } from '#domain/vouchers/refusals.js';
import { emailKey } from '#domain/text.js';
import { AmountField, EmailField, IdField, TextField, BooleanField } from '#http/input/fields.js';
import type { Actor } from '#operations/actor.js';
import { issueVoucher } from '#operations/vouchers/issue-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Operation } from '../edge/operation.js';
import { type CheckedBody, CurrentActor, CurrentTx } from '../edge/write.js';
import { ApiSettings } from '../settings.js';
import { voucherExample, VoucherView } from '#http/views/voucher.view.js';

/** (docs/reference/vouchers.md#issue) */
export class IssueVoucherBody implements CheckedBody {
  @IdField({ description: 'id or externalId of an active voucher template.', example: 'gift-voucher' })
  voucherTemplateId: string;

  @IdField({
    optional: true,
    description: 'id or externalId of the customer. Required if recipientEmail is absent.',
    example: 'shop-4711',
  })
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

  @TextField(1, 200, {
    optional: true,
    description: 'Your own reference. It is stored and returned unchanged.',
    example: 'order-100042',
  })
  externalReference?: string;

  check(): void {
    if (this.customerId !== undefined || this.recipientEmail !== undefined) return;
    throw recipientMissing();
  }
}

export class IssuedVoucherView {
  @ApiProperty() data: VoucherView;
  @ApiProperty({ required: false, description: 'True if `send` was set: the e-mail is queued.', example: true })
  emailQueued?: boolean;
}

@Controller()
export class IssueVoucher {
  constructor(private readonly settings: ApiSettings) {}

  @Operation({
    method: 'POST',
    path: '/vouchers',
    id: 'issueVoucher',
    anyScope: ['vouchers:issue'],
    idempotency: 'required',
    tag: 'Vouchers',
    summary: 'Issue a voucher',
    description:
      'Issues a voucher of an active template to a customer (`customerId`), to an e-mail address ' +
      '(`recipientEmail`, whose customer is found or created), or to both: then the customer owns it and the ' +
      'e-mail address receives it. `send` counts against the e-mail limits of the voucher, of its recipient and ' +
      'of the merchant. If one of them is reached, the response is 429 and no voucher is issued.',
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
      'amount_invalid',
      'amount_too_precise',
      'amount_too_large',
    ],
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: Actor,
    @Body() body: IssueVoucherBody,
  ): Promise<IssuedVoucherView> {
    const { recipientEmail } = body;
    const input = { ...body, recipientEmail: recipientEmail === undefined ? undefined : emailKey(recipientEmail) };
    const voucher = await issueVoucher(tx, actor, input, this.settings.emailLimits, 'unaudited');
    const data = new VoucherView(voucher, voucher.createdAt);
    return { data, ...(body.send ? { emailQueued: true } : {}) };
  }
}
