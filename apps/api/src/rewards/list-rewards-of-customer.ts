import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { findCustomer } from '#persistence/customers/customer.store.js';
import { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import { listRewardsOfCustomer } from '#persistence/rewards/reward.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller, CurrentQuery } from '../edge/caller.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { Operation } from '../edge/operation.js';
import { rewardExample, rewardStatuses, RewardView } from '#http/views/reward.view.js';

@Controller()
export class ListRewardsOfCustomer {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @Operation({
    method: 'GET',
    path: '/customers/:customerId/rewards',
    id: 'listRewardsOfCustomer',
    anyScope: ['customers:read'],
    tag: 'Rewards',
    summary: "List a customer's rewards",
    description: 'The rewards issued to a customer, newest first.',
    params: { customerId: 'id or externalId of the customer.' },
    query: [
      ...pageQuery,
      {
        name: 'status',
        description: 'Only rewards of this status.',
        schema: { type: 'string', enum: [...rewardStatuses] },
      },
    ],
    answer: { description: 'A page of rewards.', shape: 'page', type: RewardView, example: rewardExample },
    refusals: ['customer_not_found', 'search_too_broad'],
  })
  async handle(
    @CurrentCaller() { merchantId }: Caller,
    @Param('customerId') customerId: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<RewardView>> {
    query.requireValidLimit();
    const status = query.choice('status', rewardStatuses);
    const customer = await findCustomer(this.db, merchantId, parseReference('customer', customerId));
    if (!customer) throw notFound('customer');
    const load = (before: string, count: number) => {
      const list = (reader: Reader) => listRewardsOfCustomer(reader, merchantId, customer.id, status, before, count);
      // Rewards of a rare status may be behind very many others.
      return status === undefined ? list(this.db) : this.db.runSlowRead(merchantId, list);
    };
    const filters = { customer: customer.id, status };
    return readPage(query, this.cursors.secret, filters, load, (reward) => new RewardView(reward, reward.readAt));
  }
}
