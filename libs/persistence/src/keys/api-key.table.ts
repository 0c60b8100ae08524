import type { ApiKey, Integration, Scope } from '#domain/keys/api-key.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { EventVersion, Id, Instant, MerchantId, Text, Uuid, nullable } from '../database/columns.js';

@Entity('integrations')
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('integrations_type_known', "type = 'public_api'")
export class IntegrationTable implements Integration {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text() type: 'public_api';
  @Instant() createdAt: Date;
}

/** The public part is looked up before the merchant is known, so its index cannot start with the merchant. */
@Entity('api_keys')
@Index('api_keys_public_part', ['publicPart'])
@ForeignKey('IntegrationTable', ['merchantId', 'integrationId'], ['merchantId', 'id'])
@ForeignKey('ApiKeyTable', ['merchantId', 'rotatedFromId'], ['merchantId', 'id'])
@ForeignKey('ApiKeyTable', ['merchantId', 'rotatedToId'], ['merchantId', 'id'])
@Index('api_keys_expiring', ['expiryNotices', 'expiresAt'], {
  where: 'expires_at is not null and revoked_at is null and rotated_to_id is null and expiry_notices < 3',
})
@Check('api_keys_name_length', 'length(name) between 1 and 80')
@Check('api_keys_note_length', 'length(note) between 1 and 500')
@Check('api_keys_public_part_form', "public_part ~ '^[0-9A-Za-z]{12}$'")
@Check('api_keys_addresses_bounds', 'cardinality(allowed_addresses) between 1 and 20')
@Check('api_keys_hash_length', 'length(secret_hash) = 32')
@Check('api_keys_scopes_bounds', 'cardinality(scopes) between 1 and 50')
@Check('api_keys_rotation_ends', 'rotated_to_id is null or revoked_at is not null or expires_at is not null')
export class ApiKeyTable implements ApiKey {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Uuid() integrationId: string;
  @Text() name: string;
  @Text(nullable) note: string | null;
  @Text() publicPart: string;
  @Column('bytea') secretHash: Uint8Array;
  @Text() lastFour: string;
  @Column('text', { array: true }) scopes: readonly Scope[];
  @Column('text', { array: true, nullable: true }) allowedAddresses: readonly string[] | null;
  @Instant() createdAt: Date;
  @Uuid(nullable) createdBy: string | null;
  @Instant(nullable) expiresAt: Date | null;
  /** How many e-mails about its expiry are behind it. Only the worker reads and writes it. */
  @Column({ type: 'integer', default: 0, insert: false, select: false }) expiryNotices?: number;
  @Instant(nullable) revokedAt: Date | null;
  @Uuid(nullable) revokedBy: string | null;
  @Uuid(nullable) rotatedFromId: string | null;
  @Uuid(nullable) rotatedToId: string | null;
  @EventVersion() eventVersion: number;
}

/** A separate table, so that recording a use never waits for a write of the key, or delays one. */
@Entity('api_key_uses')
@ForeignKey('ApiKeyTable', ['merchantId', 'apiKeyId'], ['merchantId', 'id'])
export class ApiKeyUseTable {
  @MerchantId() merchantId: string;
  @PrimaryColumn('uuid') apiKeyId: string;
  @Instant() lastUsedAt: Date;
  @Text(nullable) lastUserAgent: string | null;
}
