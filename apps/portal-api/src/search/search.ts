import type { IdKind } from '#domain/ids.js';
import { searchTerms } from '#domain/search/terms.js';
import { mayReadKeys, type Role, roleIncludes } from '#domain/team/staff.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { invalidQuery } from '#http/input/query-parameters.js';
import { Database } from '#persistence/database/database.js';
import type { FoundThing } from '#persistence/search/look-ups.js';
import { searchThings } from '#persistence/search/search.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { hitExample, HitView } from './hit.view.js';

const maxHits = 20;

/** What the routes of members and of support share. */
export const searchRoute = {
  method: 'GET',
  query: [
    {
      name: 'q',
      description:
        'An id of any kind, an externalId, a voucher code, a coupon code, an order number, an e-mail address or the ' +
        'start of one, a request id, an Idempotency-Key, an external reference, the `returnNumber` of a return, the ' +
        '`reference` of a hold, or an API key or its prefix. Only ' +
        'the part of an API key before its secret is used.',
      required: true,
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    },
  ],
  answer: { description: 'The hits.', shape: 'list', type: HitView, example: hitExample },
} as const;

/**
 * What a text names, at a merchant or everywhere (null), of what `isSeen` lets through.
 * @throws Refusal `invalid` for the query
 */
export async function search(
  db: Database,
  merchantId: string | null,
  query: QueryParameters,
  isSeen: (hit: FoundThing) => boolean = () => true,
): Promise<FoundThing[]> {
  const text = query.text('q', 255);
  if (text === undefined) throw invalidQuery('q is required.');
  return (await searchThings(db, merchantId, searchTerms(text))).filter(isSeen).slice(0, maxHits);
}

/** The role that may see things of this kind; absent: every member may. `mayReadKeys` decides about keys. */
const rolesOf: Partial<Record<IdKind, Role>> = {
  staff: 'owner',
  invitation: 'owner',
  audit_entry: 'admin',
  webhook_endpoint: 'admin',
  webhook_delivery: 'admin',
};

@Controller()
export class Search {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...searchRoute,
    path: '/merchants/:m/search',
    id: 'search',
    who: 'viewer',
    tag: 'Search',
    summary: 'Search',
    description:
      'Finds what the text names, exact matches first, at most 20 hits. It also finds names that start with the ' +
      'text, from 3 characters on (2 of Chinese, Japanese or Korean names). Hits that the role may not see are left out.',
  })
  async handle(
    @CurrentMember() { merchantId, role }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<HitView[]> {
    const found = await search(this.db, merchantId, query, ({ kind, parentKind, detail }) => {
      // The e-mail of an invitation is for those who see the invitation, the event of a key for those who see the key.
      const ofOther = kind === 'email' ? parentKind : kind === 'event' && detail === 'api_key' ? 'api_key' : undefined;
      const seen = ofOther ?? kind;
      return seen === 'api_key' ? mayReadKeys(role) : roleIncludes(role, rolesOf[seen] ?? 'viewer');
    });
    return found.map((hit) => new HitView(hit, 'merchants'));
  }
}
