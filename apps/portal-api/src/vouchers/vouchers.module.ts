import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { AdjustVoucher } from './adjust-voucher.js';
import { CancelVoucher } from './cancel-voucher.js';
import { DownloadVoucherPdf } from './download-voucher-pdf.js';
import { ExplainVoucher } from './explain-voucher.js';
import { IssueVoucher } from './issue-voucher.js';
import { ListVouchers } from './list-vouchers.js';
import { ReadVoucher } from './read-voucher.js';
import { RedeemVoucher } from './redeem-voucher.js';
import { ReleaseHold } from './release-hold.js';
import { ReverseRedemption } from './reverse-redemption.js';
import { SendVoucher } from './send-voucher.js';

/** Issued vouchers. */
@Module({
  imports: [EdgeModule],
  controllers: [
    ListVouchers,
    IssueVoucher,
    ReadVoucher,
    RedeemVoucher,
    ReverseRedemption,
    ReleaseHold,
    AdjustVoucher,
    CancelVoucher,
    SendVoucher,
    DownloadVoucherPdf,
    ExplainVoucher,
  ],
})
export class VouchersModule {}
