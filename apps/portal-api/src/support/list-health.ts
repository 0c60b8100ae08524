import { decodeId, encodeId, nilUuid } from '#domain/ids.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import { allOrders, listPortalOrders } from '#persistence/orders/order-list.store.js';
import { Controller } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { idsOf, idsQuery } from '../edge/ids-query.js';
import { CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';
import { listAttention, seenByAll } from '../overview/attention-items.js';
import { type Attention, attentionKinds } from '../overview/attention.view.js';

/** The most merchants in one request: a page of support's list of merchants. */
const maxMerchants = 25;

export class HealthItemView {
  @OpenEnum(attentionKinds, { description: 'What needs attention. New ones may be added.', example: 'emails_failed' })
  kind: string;
  @ApiProperty({ type: 'integer', description: "As on the merchant's overview.", example: 3 }) count: number;
}

/** The items of a merchant that need attention, without names. (docs/reference/portal.md#support) */
export class HealthView {
  @ApiProperty({ example: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd' }) merchantId: string;
  @ApiProperty({ type: [HealthItemView], description: 'Empty: nothing needs attention.' }) items: HealthItemView[];
  @OrNull({ type: 'string', format: 'date-time' }, { description: 'Null: never.', example: '2026-11-20T10:12:00.000Z' })
  lastOrderAt: string | null;

  constructor(merchantId: string, items: readonly Attention[], lastOrderAt: Date | undefined) {
    this.merchantId = encodeId('merchant', merchantId);
    const kinds = [...new Set(items.map(({ kind }) => kind))];
    const countOf = (kind: string): number =>
      items.reduce((sum, item) => (item.kind === kind ? sum + item.count : sum), 0);
    this.items = kinds.map((kind) => ({ kind, count: countOf(kind) }));
    this.lastOrderAt = lastOrderAt?.toISOString() ?? null;
  }
}

@Controller()
export class ListHealth {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/health',
    id: 'listHealth',
    who: 'support',
    tag: 'Support',
    summary: 'Read what needs attention at merchants',
    description:
      'For each merchant in `ids`: what its overview says needs attention, as kinds and counts, and the time of its ' +
      'last order.',
    query: [idsQuery(maxMerchants, 'Ids of merchants.')],
    answer: {
      description: 'The merchants in the order of `ids`.',
      shape: 'list',
      type: HealthView,
      example: {
        merchantId: 'mer_01k9zq3f8te5rb8s6yw2m4n7pd',
        items: [{ kind: 'emails_failed', count: 3 }],
        lastOrderAt: '2026-11-20T10:12:00.000Z',
      },
    },
    refusals: slowReadRefusals,
  })
  handle(@CurrentQuery() query: QueryParameters): Promise<HealthView[]> {
    const ids = idsOf(query, maxMerchants).flatMap((id) => decodeId('merchant', id) ?? []);
    return this.db.runSlowRead(nilUuid, (reader) => Promise.all(ids.map((id) => healthOf(reader, id))));
  }
}

async function healthOf(reader: Reader, merchantId: string): Promise<HealthView> {
  const [items, [last]] = await Promise.all([
    listAttention(reader, merchantId, seenByAll),
    listPortalOrders(reader, merchantId, allOrders, { sort: 'newest', count: 1 }),
  ]);
  return new HealthView(merchantId, items, last?.createdAt);
}
