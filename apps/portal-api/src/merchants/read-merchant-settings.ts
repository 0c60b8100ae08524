import { notFound } from '#domain/errors.js';
import { Database } from '#persistence/database/database.js';
import { findMerchantSettings } from '#persistence/merchants/merchant-settings.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantSettingsExample, MerchantSettingsView } from './merchant-settings.view.js';

@Controller()
export class ReadMerchantSettings {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/settings',
    id: 'readMerchantSettings',
    who: 'admin',
    tag: 'Settings',
    summary: "Read the merchant's settings",
    description: 'Name, currency, time zone, and how its e-mails and PDFs look.',
    answer: {
      description: 'The settings.',
      shape: 'data',
      type: MerchantSettingsView,
      example: merchantSettingsExample,
    },
  })
  async handle(@CurrentMember() { merchantId }: Member): Promise<MerchantSettingsView> {
    const settings = await findMerchantSettings(this.db, merchantId);
    if (!settings) throw notFound('merchant');
    return new MerchantSettingsView(settings);
  }
}
