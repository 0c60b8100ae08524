import { Module } from '@nestjs/common';
import { PreviewVoucher } from './preview-voucher.js';
import { ReadLogo } from './read-logo.js';
import { ReadMerchantSettings } from './read-merchant-settings.js';
import { RemoveLogo } from './remove-logo.js';
import { SaveLogo } from './save-logo.js';
import { SaveMerchantSettings } from './save-merchant-settings.js';

@Module({ controllers: [ReadMerchantSettings, SaveMerchantSettings, ReadLogo, SaveLogo, RemoveLogo, PreviewVoucher] })
export class MerchantsModule {}
