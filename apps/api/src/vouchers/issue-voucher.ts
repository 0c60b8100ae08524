import { emailKey } from '#domain/text.js';
import { IssuedVoucherView } from '#http/views/issued-voucher.view.js';
import { IssueVoucherBody } from '#http/vouchers/voucher-bodies.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import type { LedgerActor } from '#operations/actor.js';
import { issueVoucher } from '#operations/vouchers/issue-voucher.js';
import type { Tx } from '#persistence/database/transaction.js';
import { Body, Controller } from '@nestjs/common';
import { Operation } from '../edge/operation.js';
import { CurrentActor, CurrentTx } from '../edge/write.js';
import { ApiSettings } from '../settings.js';

@Controller()
export class IssueVoucher {
  constructor(private readonly settings: ApiSettings) {}

  @Operation({
    ...voucherOperations.issue,
    path: '/vouchers',
    anyScope: ['vouchers:issue'],
    idempotency: 'required',
  })
  async handle(
    @CurrentTx() tx: Tx,
    @CurrentActor() actor: LedgerActor,
    @Body() body: IssueVoucherBody,
  ): Promise<IssuedVoucherView> {
    const { recipientEmail } = body;
    const input = { ...body, recipientEmail: recipientEmail === undefined ? undefined : emailKey(recipientEmail) };
    const voucher = await issueVoucher(tx, actor, input, this.settings.emailLimits);
    return new IssuedVoucherView(voucher, body.send);
  }
}
