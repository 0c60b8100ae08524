import { Database } from '#persistence/database/database.js';
import { listApiKeys } from '#persistence/keys/api-key.store.js';
import { Controller } from '@nestjs/common';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { keyExample, KeyView } from './key.view.js';

@Controller()
export class ListKeys {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/keys',
    id: 'listKeys',
    who: 'viewer',
    tag: 'Keys',
    summary: 'List the keys',
    description:
      'All keys: active keys first, then expired and revoked keys, which are kept for audit. Secrets are never returned.',
    answer: { description: 'The keys.', shape: 'list', type: KeyView, example: keyExample },
  })
  async handle(@MemberOf() { merchantId }: Member): Promise<KeyView[]> {
    const keys = await listApiKeys(this.db, merchantId);
    return keys.map((key) => new KeyView(key));
  }
}
