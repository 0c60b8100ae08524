import { decodeId, nilUuid } from '#domain/ids.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { readPage, type Page } from '#http/input/list-page.js';
import { Database } from '#persistence/database/database.js';
import { listSupportedMerchants } from '#persistence/merchants/merchant-search.store.js';
import type { Reader } from '#persistence/database/statement.js';
import { Controller } from '@nestjs/common';
import { CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';
import { supportedMerchantExample, SupportedMerchantView } from './supported-merchant.view.js';

@Controller()
export class ListMerchants {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants',
    id: 'listMerchants',
    who: 'support',
    tag: 'Support',
    summary: 'List all merchants',
    description: 'Newest first.',
    query: [
      ...pageQuery,
      {
        name: 'search',
        description:
          'Part of a name, case-insensitive, or a whole id. A text of 1 or 2 characters matches only at the beginning of a name.',
        schema: { type: 'string', minLength: 1, maxLength: 200 },
      },
    ],
    answer: {
      description: 'Merchants.',
      shape: 'page',
      type: SupportedMerchantView,
      example: supportedMerchantExample,
    },
    refusals: slowReadRefusals,
  })
  handle(@CurrentQuery() query: QueryParameters): Promise<Page<SupportedMerchantView>> {
    // The list belongs to the platform and not to a merchant.
    const text = query.text('search', 200);
    const search = text === undefined ? undefined : { text, merchantId: decodeId('merchant', text) };
    return readPage(
      query,
      this.cursors.secret,
      { search: text },
      (before, count) => {
        const list = (reader: Reader) => listSupportedMerchants(reader, search, before, count);
        return search ? this.db.runSlowRead(nilUuid, list) : list(this.db);
      },
      (merchant) => new SupportedMerchantView(merchant),
    );
  }
}
