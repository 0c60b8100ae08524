import { maxActiveKeys } from '#domain/keys/active-keys.js';
import { Database } from '#persistence/database/database.js';
import { listApiKeys } from '#persistence/keys/api-key.store.js';
import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { keyExample, KeyView } from './key.view.js';

export class KeyListView {
  @ApiProperty({ type: [KeyView] }) data: KeyView[];
  @ApiProperty({ type: 'integer', description: 'The maximum number of active keys.', example: maxActiveKeys })
  maxActiveKeys: number;
}

@Controller()
export class ListKeys {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/keys',
    id: 'listKeys',
    who: 'key_reader',
    tag: 'Keys',
    summary: 'List the keys',
    description:
      'All keys: active keys first, then expired and revoked keys, which are kept for audit. Secrets are never returned.',
    answer: {
      description: 'The keys.',
      shape: 'whole',
      type: KeyListView,
      example: { data: [keyExample], maxActiveKeys },
    },
  })
  async handle(@CurrentMember() { merchantId }: Member): Promise<KeyListView> {
    const keys = await listApiKeys(this.db, merchantId);
    return { data: keys.map((key) => new KeyView(key)), maxActiveKeys };
  }
}
