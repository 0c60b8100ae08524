import { ApiKeyView } from '#http/views/api-key.view.js';
import { OrNull } from '#http/views/or-null.js';
import type { ListedApiKey } from '#persistence/keys/api-key.store.js';
import { ApiProperty } from '@nestjs/swagger';

const instant = { type: 'string', format: 'date-time' } as const;

/** A key without its secret, as the portal shows it. (docs/reference/keys.md#record) */
export class KeyView extends ApiKeyView {
  @OrNull({ type: 'string' }, { description: 'A free text about the key. Null: none.', example: 'Till in Leeds' })
  note: string | null;
  @ApiProperty({
    type: [String],
    description: 'The addresses and CIDR ranges from which it may be used. Empty: from anywhere.',
    example: [],
  })
  allowedAddresses: readonly string[];
  @OrNull(instant, {
    description:
      'For a key that was rotated with `keepOldFor`: when it stops working, equal to `expiresAt`. Otherwise null.',
    example: null,
  })
  endsAt: string | null;
  @ApiProperty({ description: 'The last characters of the key.', example: 'x4Kd' }) lastFour: string;
  @OrNull({ type: 'string' }, { description: 'The name of who created it.', example: 'Ada Lovelace' })
  createdByName: string | null;
  @OrNull({ type: 'string' }, { description: 'The name of who revoked or rotated it.', example: null })
  revokedByName: string | null;
  @OrNull(instant, { description: 'The last use, written once a second. Null: never used.', example: null })
  lastUsedAt: string | null;
  @OrNull({ type: 'string' }, { description: 'The User-Agent of the last use.', example: 'corner-shop/2.1' })
  lastUsedUserAgent: string | null;

  constructor(key: ListedApiKey) {
    super(key, key.readAt);
    this.note = key.note;
    this.allowedAddresses = key.allowedAddresses ?? [];
    this.endsAt = key.rotatedToId === null || key.revokedAt !== null ? null : this.expiresAt;
    this.lastFour = key.lastFour;
    this.createdByName = key.createdByName;
    this.revokedByName = key.revokedByName;
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
  id: 'key_01k9zq3f8te5rb8s6yw2m4n7pd',
  name: 'Web shop',
  prefix: 'lrw_live_mJq9G1NQZ7Ih',
  lastFour: 'x4Kd',
  note: 'Till in Leeds',
  allowedAddresses: [],
  endsAt: null,
  scopes: ['orders:write', 'customers:read'],
  status: 'active',
  integrationId: 'int_01k9zq3f8te5rb8s6yw2m4n7pd',
  createdAt: '2026-11-20T09:30:00.000Z',
  createdBy: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd',
  createdByName: 'Ada Lovelace',
  expiresAt: null,
  revokedAt: null,
  revokedBy: null,
  revokedByName: null,
  rotatedFromId: null,
  rotatedToId: null,
  lastUsedAt: '2026-11-20T10:12:00.000Z',
  lastUsedUserAgent: 'corner-shop/2.1',
};

export const newKeyExample = { data: keyExample, secret: `lrw_live_mJq9G1NQZ7Ih_${'…'}` };
