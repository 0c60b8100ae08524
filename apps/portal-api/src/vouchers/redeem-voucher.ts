import { toMajor } from '#domain/money.js';
import { TextField } from '#http/input/fields.js';
import { type RedeemedVoucherView, VoucherView } from '#http/views/voucher.view.js';
import * as bodies from '#http/vouchers/voucher-bodies.js';
import { voucherOperations } from '#http/vouchers/voucher-operations.js';
import { redeemVoucher } from '#operations/vouchers/redeem-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { noteField } from '../edge/reason-fields.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class RedeemVoucherBody extends bodies.RedeemVoucherBody {
  @TextField(1, 500, noteField) reason?: string;
}

@Controller()
export class RedeemVoucher {
  @PortalOperation({
    ...voucherOperations.redeem,
    path: '/merchants/:m/vouchers/:id/redeem',
    who: 'staff',
    body: { type: RedeemVoucherBody, example: { amount: 10 }, optional: true },
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() { amount, reason }: RedeemVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, actor): Promise<RedeemedVoucherView> => {
      const { redeemedMinor, voucher } = await redeemVoucher(tx, actor, { voucherId, amount, reason });
      return {
        redeemedAmount: toMajor(redeemedMinor, voucher.currency),
        data: new VoucherView(voucher, await tx.now()),
      };
    });
  }
}
