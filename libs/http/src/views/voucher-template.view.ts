import { encodeId } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import type { VoucherTemplate } from '#domain/vouchers/voucher.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

class CurrencyView {
  @ApiProperty({ example: '£' }) symbol: string;
  @ApiProperty({ description: 'ISO 4217 code.', example: 'GBP' }) code: string;
}

const symbols = new Map<string, string>();

/** The currency symbol, such as £, € or ¥, or the code if there is none. */
function symbolOf(code: string): string {
  const known = symbols.get(code);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  symbols.set(code, symbol);
  return symbol;
}

/** (docs/reference/vouchers.md#the-template) */
export class VoucherTemplateView {
  @ApiProperty({ example: 'vt_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ description: "The merchant's own id. Equal to `id` if none was set.", example: 'gift-voucher' })
  externalId: string;
  @ApiProperty({ example: 'Gift voucher' }) title: string;
  @OpenEnum(['fixed', 'monetary'], {
    description: '`fixed`: the template sets the value. `monetary`: the value is chosen when a voucher is issued.',
    example: 'fixed',
  })
  type: string;
  @OrNull({ type: 'number' }, { description: 'In major units. Null for a monetary template.', example: 50 })
  value: number | null;
  @OrNull(
    { type: 'number' },
    { description: 'The minimum value of a voucher of a monetary template, in major units.', example: null },
  )
  minValue: number | null;
  @OrNull(
    { type: 'number' },
    { description: 'The maximum value of a voucher of a monetary template, in major units.', example: null },
  )
  maxValue: number | null;
  @ApiProperty() currency: CurrencyView;
  @ApiProperty({ description: 'Nothing can be issued from an inactive template.', example: true }) active: boolean;
  @ApiProperty({ example: true }) allowPartialRedemption: boolean;
  @OrNull(
    { type: 'integer' },
    { description: 'Days until a voucher of this template expires. Null: never.', example: 365 },
  )
  expiryDays: number | null;
  @ApiProperty({
    type: 'integer',
    description: 'Days until a voucher of this template is active. 0: immediately.',
    example: 0,
  })
  activationDelayDays: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-01T08:00:00.000Z' }) createdAt: string;

  constructor(template: VoucherTemplate) {
    const major = (minor: number | null): number | null => (minor === null ? null : toMajor(minor, template.currency));
    this.id = encodeId('voucher_template', template.id);
    this.externalId = template.externalId ?? this.id;
    this.title = template.title;
    this.type = template.type;
    this.value = major(template.valueMinor);
    this.minValue = major(template.minValueMinor);
    this.maxValue = major(template.maxValueMinor);
    this.currency = { symbol: symbolOf(template.currency), code: template.currency };
    this.active = template.active;
    this.allowPartialRedemption = template.allowPartialRedemption;
    this.expiryDays = template.expiryDays;
    this.activationDelayDays = template.activationDelayDays;
    this.createdAt = template.createdAt.toISOString();
  }
}

export const voucherTemplateExample = {
  id: 'vt_01k9zq3f8te5rb8s6yw2m4n7pd',
  externalId: 'gift-voucher',
  title: 'Gift voucher',
  type: 'fixed',
  value: 50,
  minValue: null,
  maxValue: null,
  currency: { symbol: '£', code: 'GBP' },
  active: true,
  allowPartialRedemption: true,
  expiryDays: 365,
  activationDelayDays: 0,
  createdAt: '2026-11-01T08:00:00.000Z',
};
