import { listApiKeys } from '#persistence/keys/api-key.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { keyExample, KeyView } from '../keys/key.view.js';
import { recordMerchantAccess } from './record-access.js';

@Controller()
export class ListKeysOfMerchant {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants/:m/keys',
    id: 'listKeysOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'List the keys of a merchant',
    description:
      "The keys as the merchant sees them, without secrets. This access is recorded in the merchant's audit log.",
    answer: { description: 'The keys.', shape: 'list', type: KeyView, example: keyExample },
  })
  async handle(@CurrentSupport() support: Support, @Param('m') m: string): Promise<KeyView[]> {
    const { id } = await recordMerchantAccess(this.db, support, m, 'keys');
    return (await listApiKeys(this.db, id)).map((key) => new KeyView(key));
  }
}
