import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { AdjustVoucher } from './adjust-voucher.js';
import { CancelVoucher } from './cancel-voucher.js';
import { CaptureHold } from './capture-hold.js';
import { CreateHold } from './create-hold.js';
import { DownloadVoucherPdf } from './download-voucher-pdf.js';
import { IssueVoucher } from './issue-voucher.js';
import { ListHolds } from './list-holds.js';
import { ListVoucherEntries } from './list-voucher-entries.js';
import { ListVouchers } from './list-vouchers.js';
import { ListVouchersOfCustomer } from './list-vouchers-of-customer.js';
import { LookUpVoucher } from './look-up-voucher.js';
import { ReadHold } from './read-hold.js';
import { ReadVoucher } from './read-voucher.js';
import { ReadVoucherOfCustomer } from './read-voucher-of-customer.js';
import { RedeemVoucher } from './redeem-voucher.js';
import { ReleaseHold } from './release-hold.js';
import { ReverseRedemption } from './reverse-redemption.js';
import { SendVoucher } from './send-voucher.js';
import { ValidateVoucher } from './validate-voucher.js';
import { ValidateVoucherByCode } from './validate-voucher-by-code.js';

/** Voucher templates, and issued vouchers. */
@Module({
  imports: [EdgeModule],
  controllers: [
    ListVouchers,
    ReadVoucher,
    LookUpVoucher,
    IssueVoucher,
    RedeemVoucher,
    ValidateVoucher,
    ValidateVoucherByCode,
    ReverseRedemption,
    AdjustVoucher,
    CancelVoucher,
    SendVoucher,
    ListVouchersOfCustomer,
    ReadVoucherOfCustomer,
    ListVoucherEntries,
    ListHolds,
    CreateHold,
    ReadHold,
    CaptureHold,
    ReleaseHold,
    DownloadVoucherPdf,
  ],
})
export class VouchersModule {}
