import { numberInPath } from '#http/requests/number-in-path.js';
import { ReversedVoucherView } from '#http/views/reversed-voucher.view.js';
import { ReverseRedemptionBody } from '#http/vouchers/voucher-bodies.js';
import { voucherCorrections } from '#http/vouchers/voucher-corrections.js';
import { reverseRedemption } from '#operations/vouchers/reverse-redemption.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

@Controller()
export class ReverseRedemption {
  @PortalOperation({
    ...voucherCorrections.reverseRedemption,
    path: '/merchants/:m/vouchers/:id/redemptions/:number/reverse',
    who: 'admin',
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Param('number') number: string,
    @Body() { amount, reason }: ReverseRedemptionBody,
  ): Promise<string> {
    return write(voucherId, async (tx, actor) => {
      const reversal = { voucherId, number: numberInPath(number), amount, reason };
      const { reversedMinor, voucher } = await reverseRedemption(tx, actor, reversal);
      return new ReversedVoucherView(reversedMinor, voucher, await tx.now());
    });
  }
}
