import { type Language, languages } from '#domain/merchants/language.js';
import { maxNameLength, timeZoneUnknown } from '#domain/merchants/merchant.js';
import { currencyFixed, maxTermsLength, type Paper, papers } from '#domain/merchants/settings.js';
import { currencyUnknown } from '#domain/money.js';
import { ChoiceField, ColourField, EmailField, TextField } from '#http/input/fields.js';
import { saveMerchantSettings } from '#operations/merchants/save-merchant-settings.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import {
  merchantSettingsBodyExample,
  merchantSettingsExample,
  MerchantSettingsView,
} from './merchant-settings.view.js';

/** All settings but the logo: an absent optional field is set to its default. (docs/reference/portal.md#settings) */
export class MerchantSettingsBody {
  @TextField(1, maxNameLength, { description: 'The name that customers know.', example: 'Corner Coffee' }) name: string;
  @TextField(3, 3, { description: 'ISO 4217 code of its orders.', example: 'GBP' }) currency: string;
  @TextField(1, 64, { description: 'IANA time zone name.', example: 'Europe/London' }) timeZone: string;
  @ColourField({ description: 'Null: the default colour.', example: '#2f6f4e', optional: true, orNull: true })
  colour?: string | null;
  @ChoiceField(languages, { description: 'Of e-mails and PDFs. Default: `en`.', example: 'en', optional: true })
  language?: Language;
  @ChoiceField(papers, { description: 'The paper of PDFs. Default: `A4`.', example: 'A4', optional: true })
  paper?: Paper;
  @EmailField({ description: 'Null: none.', example: 'hello@corner-coffee.example', optional: true, orNull: true })
  replyTo?: string | null;
  @TextField(0, maxTermsLength, {
    description: 'A line on every voucher. Null: none.',
    example: 'Valid in all our shops.',
    optional: true,
    orNull: true,
  })
  terms?: string | null;
}

@Controller()
export class SaveMerchantSettings {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PUT',
    path: '/merchants/:m/settings',
    id: 'saveMerchantSettings',
    who: 'admin',
    tag: 'Settings',
    summary: "Replace the merchant's settings",
    description:
      'Replaces all settings except the logo. Absent settings get their defaults. E-mails and PDFs that are created ' +
      'after the response use the new settings. A new time zone applies to the expiry dates of what is issued from ' +
      'now on, to dates in e-mails and PDFs, and to the days of the overview. Existing expiry dates do not change.',
    body: { type: MerchantSettingsBody, example: merchantSettingsBodyExample },
    answer: {
      description: 'The settings.',
      shape: 'data',
      type: MerchantSettingsView,
      example: merchantSettingsExample,
    },
    refusals: [timeZoneUnknown(), currencyUnknown(), currencyFixed()],
  })
  async handle(@CurrentMember() member: Member, @Body() body: MerchantSettingsBody): Promise<MerchantSettingsView> {
    const { name, currency, timeZone } = body;
    const { colour = null, language = 'en', paper = 'A4', replyTo = null, terms = null } = body;
    const input = { name, currency, timeZone, colour, language, paper, replyTo, terms };
    const saved = await writeAsMember(this.db, member, merchantRow, (tx, actor) =>
      saveMerchantSettings(tx, actor, input),
    );
    return new MerchantSettingsView(saved);
  }
}
