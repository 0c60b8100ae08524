import { type ApiKey, scopes } from '#domain/keys/api-key.js';
import { apiKeyStatus, keyPrefixOf } from '#domain/keys/format.js';
import { encodeId } from '#domain/ids.js';
import { ApiProperty } from '@nestjs/swagger';
import { OrNull } from './or-null.js';

const keyStatuses = ['active', 'revoked', 'expired'] as const;

const instant = { type: 'string', format: 'date-time' } as const;

/** A key without anything of its secret. (docs/reference/keys.md#record) */
export class ApiKeyView {
  @ApiProperty({ example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'Web shop' }) name: string;
  @ApiProperty({ description: 'The first characters of the key, to recognise it.', example: 'lrw_live_mJq9G1NQZ7Ih' })
  prefix: string;
  @ApiProperty({ type: [String], enum: scopes, example: ['orders:write'] }) scopes: readonly string[];
  @ApiProperty({ enum: keyStatuses, example: 'active' }) status: string;
  @ApiProperty({ description: 'Unchanged when the key is rotated.', example: 'int_01k9zq3f8te5rb8s6yw2m4n7pd' })
  integrationId: string;
  @ApiProperty(instant) createdAt: string;
  @OrNull({ type: 'string' }, { description: 'The user who created it. Null: an operator.', example: null })
  createdBy: string | null;
  @OrNull(instant, { description: 'Null: never.', example: null }) expiresAt: string | null;
  @OrNull(instant, { description: 'Null: not revoked.', example: null }) revokedAt: string | null;
  @OrNull({ type: 'string' }, { description: 'The user who revoked or rotated it.', example: null })
  revokedBy: string | null;
  @OrNull({ type: 'string' }, { description: 'The key that it replaced.', example: null }) rotatedFromId: string | null;
  @OrNull({ type: 'string' }, { description: 'The key that replaced it.', example: null }) rotatedToId: string | null;

  constructor(key: ApiKey, now: Date) {
    this.id = encodeId('api_key', key.id);
    this.name = key.name;
    this.prefix = keyPrefixOf(key.publicPart);
    this.scopes = key.scopes;
    this.status = apiKeyStatus(key, now);
    this.integrationId = encodeId('integration', key.integrationId);
    this.createdAt = key.createdAt.toISOString();
    this.createdBy = key.createdBy && encodeId('staff', key.createdBy);
    this.expiresAt = key.expiresAt?.toISOString() ?? null;
    this.revokedAt = key.revokedAt?.toISOString() ?? null;
    this.revokedBy = key.revokedBy && encodeId('staff', key.revokedBy);
    this.rotatedFromId = key.rotatedFromId && encodeId('api_key', key.rotatedFromId);
    this.rotatedToId = key.rotatedToId && encodeId('api_key', key.rotatedToId);
  }
}
