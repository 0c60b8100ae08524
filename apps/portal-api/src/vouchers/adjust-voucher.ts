import { balanceChanged } from '#domain/expected-balance.js';
import { AmountField } from '#http/input/fields.js';
import { VoucherView } from '#http/views/voucher.view.js';
import * as bodies from '#http/vouchers/voucher-bodies.js';
import { voucherCorrections } from '#http/vouchers/voucher-corrections.js';
import { adjustVoucher } from '#operations/vouchers/adjust-voucher.js';
import { Body, Controller, Param } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';

export class AdjustVoucherBody extends bodies.AdjustVoucherBody {
  @AmountField({
    optional: true,
    from: 0,
    description: 'The remaining value that you have seen. If it is another one by now, nothing is changed.',
    example: 50,
  })
  expectedBalance?: number;
}

@Controller()
export class AdjustVoucher {
  @PortalOperation({
    ...voucherCorrections.adjust,
    path: '/merchants/:m/vouchers/:id/adjust',
    who: 'staff',
    idempotency: 'optional',
    body: { ...voucherCorrections.adjust.body, type: AdjustVoucherBody },
    refusals: [...voucherCorrections.adjust.refusals, balanceChanged(50, 40)],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Param('id') voucherId: string,
    @Body() body: AdjustVoucherBody,
  ): Promise<string> {
    return write(voucherId, async (tx, actor) => {
      const voucher = await adjustVoucher(tx, actor, { voucherId, ...body });
      return new VoucherView(voucher, await tx.now());
    });
  }
}
