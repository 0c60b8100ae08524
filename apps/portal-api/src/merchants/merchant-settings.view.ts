import { languageOf, languages } from '#domain/merchants/language.js';
import { papers } from '#domain/merchants/settings.js';
import { paletteOf } from '#content/pdf/palette.js';
import { OrNull, ViewOrNull } from '#http/views/or-null.js';
import type { ShownMerchantSettings } from '#persistence/merchants/merchant-settings.store.js';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';

export class LogoView {
  @ApiProperty({ description: '`image/png` or `image/jpeg`.', example: 'image/png' }) type: string;
  @ApiProperty({ type: 'integer', description: 'Bytes.', example: 18_204 }) size: number;
  @ApiProperty({
    description: 'SHA-256 of the file: another logo has another one.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  sha256: string;
}

/** What a merchant sets for itself. (docs/reference/portal.md#settings) */
@ApiExtraModels(LogoView)
export class MerchantSettingsView {
  @ApiProperty({ description: 'The name that customers know.', example: 'Corner Coffee' }) name: string;
  @ApiProperty({ description: 'ISO 4217 code of its orders.', example: 'GBP' }) currency: string;
  @ApiProperty({
    description: 'Whether there are orders, order settings or vouchers: then the currency cannot be changed.',
    example: true,
  })
  currencyFixed: boolean;
  @ApiProperty({ description: 'IANA time zone name.', example: 'Europe/London' }) timeZone: string;
  @OrNull({ type: 'string' }, { description: '`#rrggbb`. Null: the default colour.', example: '#2f6f4e' }) colour:
    | string
    | null;
  @ApiProperty({
    description: 'The colour of text on `colour`: white or black, with a contrast of at least 4.5.',
    example: '#ffffff',
  })
  textColour: string;
  @ViewOrNull(LogoView, { description: 'Null: there is none, and the initials of the name are shown instead.' })
  logo: LogoView | null;
  @ApiProperty({ enum: languages, description: 'Of e-mails and PDFs of vouchers.', example: 'en' }) language: string;
  @ApiProperty({ enum: papers, description: 'The paper of PDFs.', example: 'A4' }) paper: string;
  @OrNull(
    { type: 'string' },
    {
      description: 'Where replies to e-mails with vouchers go. Null: to the sender of the e-mails.',
      example: 'hello@corner-coffee.example',
    },
  )
  replyTo: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'A line on every voucher, in its e-mail and its PDF.', example: 'Valid in all our shops.' },
  )
  terms: string | null;

  constructor(settings: ShownMerchantSettings) {
    this.name = settings.name;
    this.currency = settings.currency;
    this.currencyFixed = settings.hasAmounts;
    this.timeZone = settings.timeZone;
    this.colour = settings.colour;
    this.textColour = paletteOf(settings.colour).onSurface;
    this.logo = settings.logo;
    this.language = languageOf(settings.locale);
    this.paper = settings.paper;
    this.replyTo = settings.replyTo;
    this.terms = settings.terms;
  }
}

const editable = {
  name: 'Corner Coffee',
  currency: 'GBP',
  timeZone: 'Europe/London',
  colour: '#2f6f4e',
  language: 'en',
  paper: 'A4',
  replyTo: 'hello@corner-coffee.example',
  terms: 'Valid in all our shops.',
};

export const merchantSettingsBodyExample = editable;

export const merchantSettingsExample = {
  ...editable,
  currencyFixed: true,
  textColour: '#ffffff',
  logo: {
    type: 'image/png',
    size: 18_204,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
};
