import { maxNameLength, timeZoneUnknown } from '#domain/merchants/merchant.js';
import { currencyUnknown } from '#domain/money.js';
import { EmailField, TextField } from '#http/input/fields.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { invite } from '#operations/team/invite.js';
import { Database } from '#persistence/database/database.js';
import { findSupportedMerchant } from '#persistence/merchants/merchant-search.store.js';
import { Body, Controller } from '@nestjs/common';
import { PortalSettings } from '../settings.js';
import { type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { runWrite } from '../edge/run-write.js';
import { supportedMerchantExample, SupportedMerchantView } from './supported-merchant.view.js';

export class CreateMerchantBody {
  @TextField(1, maxNameLength, { description: 'The name that customers know.', example: 'Corner Coffee' })
  name: string;

  @TextField(3, 3, { description: 'ISO 4217 code of its orders.', example: 'GBP' })
  currency: string;

  @TextField(1, 64, {
    description: 'IANA time zone name. Expiry days end at midnight in this time zone.',
    example: 'Europe/London',
  })
  timeZone: string;

  @EmailField({ description: 'E-mail address of the first owner, who is invited.', example: 'ada@example.com' })
  ownerEmail: string;
}

const example = { name: 'Corner Coffee', currency: 'GBP', timeZone: 'Europe/London', ownerEmail: 'ada@example.com' };

@Controller()
export class CreateMerchant {
  constructor(
    private readonly db: Database,
    private readonly settings: PortalSettings,
  ) {}

  @PortalOperation({
    method: 'POST',
    path: '/support/merchants',
    id: 'createMerchant',
    who: 'platform_admin',
    tag: 'Support',
    summary: 'Create a merchant',
    description: 'Creates a merchant and invites its first owner by e-mail, in the same transaction.',
    body: { type: CreateMerchantBody, example },
    answer: {
      status: 201,
      description: 'The merchant. The e-mail to its owner is queued.',
      shape: 'data',
      type: SupportedMerchantView,
      example: supportedMerchantExample,
    },
    refusals: [currencyUnknown(), timeZoneUnknown()],
  })
  async handle(
    @CurrentSupport() { staffId, address }: Support,
    @Body() body: CreateMerchantBody,
  ): Promise<SupportedMerchantView> {
    const { name, currency, timeZone, ownerEmail } = body;
    const merchant = await runWrite(this.db, { owner: staffId, row: undefined }, async (tx) => {
      const by = { actorKind: 'support', staffId, address } as const;
      const { id } = await createMerchant(tx, { name, currency, timeZone }, by);
      await invite(tx, { ...by, merchantId: id }, { email: ownerEmail, role: 'owner' }, this.settings.emailLimits);
      return findSupportedMerchant(tx, id);
    });
    if (!merchant) throw new Error('The merchant that was just made is not there.');
    return new SupportedMerchantView(merchant);
  }
}
