import { scopes } from '#domain/keys/api-key.js';
import { apiKeyStatus } from '#domain/keys/format.js';
import { encodeId } from '#domain/ids.js';
import { OrNull } from '#http/views/or-null.js';
import type { ListedApiKey } from '#persistence/keys/api-key.store.js';
import { ApiProperty } from '@nestjs/swagger';

const keyStatuses = ['active', 'revoked', 'expired'] as const;

const instant = { type: 'string', format: 'date-time' } as const;

/** A key without its secret. (docs/reference/keys.md#record) */
export class KeyView {
  @ApiProperty({ example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'Web shop' }) name: string;
  @ApiProperty({ description: 'The first characters of the key, to recognise it.', example: 'lrw_live_mJq9G1NQZ7Ih' })
  prefix: string;
  @ApiProperty({ description: 'The last characters of the key.', example: 'x4Kd' }) lastFour: string;
  @ApiProperty({ type: [String], enum: scopes, example: ['orders:write'] }) scopes: readonly string[];
  @ApiProperty({ enum: keyStatuses, example: 'active' }) status: string;
  @ApiProperty({ description: 'Unchanged when the key is rotated.', example: 'int_01k9zq3f8te5rb8s6yw2m4n7pd' })
  integrationId: string;
  @ApiProperty(instant) createdAt: string;
  @OrNull({ type: 'string' }, { description: 'The user who created it. Null: an operator.', example: null })
  createdBy: string | null;
  @OrNull({ type: 'string' }, { description: 'Their name.', example: 'Ada Lovelace' }) createdByName: string | null;
  @OrNull(instant, { description: 'Null: never.', example: null }) expiresAt: string | null;
  @OrNull(instant, { description: 'Null: not revoked.', example: null }) revokedAt: string | null;
  @OrNull({ type: 'string' }, { description: 'The user who revoked or rotated it.', example: null })
  revokedBy: string | null;
  @OrNull({ type: 'string' }, { description: 'Their name.', example: null }) revokedByName: string | null;
  @OrNull({ type: 'string' }, { description: 'The key that it replaced.', example: null }) rotatedFromId: string | null;
  @OrNull({ type: 'string' }, { description: 'The key that replaced it.', example: null }) rotatedToId: string | null;
  @OrNull(instant, { description: 'Exact to about one minute. Null: never used.', example: null }) lastUsedAt:
    string | null;
  @OrNull({ type: 'string' }, { description: 'The User-Agent of the last use.', example: 'corner-shop/2.1' })
  lastUsedUserAgent: string | null;

  constructor(key: ListedApiKey) {
    this.id = encodeId('api_key', key.id);
    this.name = key.name;
    this.prefix = `lrw_live_${key.publicPart}`;
    this.lastFour = key.lastFour;
    this.scopes = key.scopes;
    this.status = apiKeyStatus(key, key.readAt);
    this.integrationId = encodeId('integration', key.integrationId);
    this.createdAt = key.createdAt.toISOString();
    this.createdBy = key.createdBy && encodeId('staff', key.createdBy);
    this.createdByName = key.createdByName;
    this.expiresAt = key.expiresAt?.toISOString() ?? null;
    this.revokedAt = key.revokedAt?.toISOString() ?? null;
    this.revokedBy = key.revokedBy && encodeId('staff', key.revokedBy);
    this.revokedByName = key.revokedByName;
    this.rotatedFromId = key.rotatedFromId && encodeId('api_key', key.rotatedFromId);
    this.rotatedToId = key.rotatedToId && encodeId('api_key', key.rotatedToId);
    this.lastUsedAt = key.lastUsedAt?.toISOString() ?? null;
    this.lastUsedUserAgent = key.lastUsedUserAgent;
  }
}

/** The response that has the secret, once: of create and of rotate. */
export class NewKeyView {
  @ApiProperty() data: KeyView;
  @ApiProperty({
    description: 'The whole key. It is returned only once, in this response.',
    example: 'lrw_live_mJq9G1NQZ7Ih_…',
  })
  secret: string;
}

export const keyExample = {
  ...{ id: 'key_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Web shop', prefix: 'lrw_live_mJq9G1NQZ7Ih', lastFour: 'x4Kd' },
  ...{ scopes: ['orders:write', 'customers:read'], status: 'active' },
  ...{ integrationId: 'int_01k9zq3f8te5rb8s6yw2m4n7pd', createdAt: '2026-11-20T09:30:00.000Z' },
  ...{ createdBy: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd', createdByName: 'Ada Lovelace', expiresAt: null, revokedAt: null },
  ...{ revokedBy: null, revokedByName: null, rotatedFromId: null, rotatedToId: null },
  ...{ lastUsedAt: '2026-11-20T10:12:00.000Z', lastUsedUserAgent: 'corner-shop/2.1' },
};

export const newKeyExample = { data: keyExample, secret: `lrw_live_mJq9G1NQZ7Ih_${'…'}` };
