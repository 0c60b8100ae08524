import { encodeId } from '#domain/ids.js';
import { OrNull } from '#http/views/or-null.js';
import type { SupportedMerchant } from '#persistence/merchants/merchant-search.store.js';
import { ApiProperty } from '@nestjs/swagger';

/** A merchant as support sees it. */
export class SupportedMerchantView {
  @ApiProperty({ example: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'Corner Coffee' }) name: string;
  @ApiProperty({ description: 'ISO 4217 code.', example: 'GBP' }) currency: string;
  @ApiProperty({ description: 'IANA time zone name.', example: 'Europe/London' }) timeZone: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;
  @ApiProperty({ type: 'integer', description: 'The number of active keys. At most 10.', example: 2 })
  activeKeys: number;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'When a key was last used. Null: never.', example: '2026-11-20T10:12:00.000Z' },
  )
  lastRequestAt: string | null;

  constructor({ id, name, currency, timeZone, createdAt, activeKeys, lastRequestAt }: SupportedMerchant) {
    this.id = encodeId('merchant', id);
    this.name = name;
    this.currency = currency;
    this.timeZone = timeZone;
    this.createdAt = createdAt.toISOString();
    this.activeKeys = activeKeys;
    this.lastRequestAt = lastRequestAt?.toISOString() ?? null;
  }
}

export const supportedMerchantExample = {
  id: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd',
  name: 'Corner Coffee',
  currency: 'GBP',
  timeZone: 'Europe/London',
  createdAt: '2026-11-20T09:30:00.000Z',
  activeKeys: 2,
  lastRequestAt: '2026-11-20T10:12:00.000Z',
};
