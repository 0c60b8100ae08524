import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { explainRewardRedemption } from '#domain/rewards/redeem.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { Database } from '#persistence/database/database.js';
import { findReward, findRewardStatusAt } from '#persistence/rewards/reward.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { atQuery } from '../vouchers/explain-voucher.js';
import { ExplanationView } from '../vouchers/explanation.view.js';

const example = {
  at: '2026-11-20T09:30:00.000Z',
  amount: null,
  currency: null,
  rules: [
    { rule: 'not_redeemed', passed: true, fact: 'active', message: 'The reward is not redeemed.' },
    { rule: 'not_cancelled', passed: true, fact: 'active', message: 'The reward is not cancelled.' },
    { rule: 'not_expired', passed: true, fact: null, message: 'The reward has not expired.' },
  ],
  verdict: 'would_pass',
  wouldPassIf: null,
};

/** What the routes of members and of support share. */
export const explainRewardRoute = {
  summary: 'Explain a redemption of a reward',
  description:
    'Checks every rule of a redemption and changes nothing. The rules are the same as those of a redemption, except ' +
    'that its location is not checked.',
  params: { id: 'id or externalId of the issued reward (not of its template).' },
  query: [atQuery],
  answer: { description: 'The rules.', shape: 'data', type: ExplanationView, example },
  refusals: [notFound('reward')],
} as const satisfies { readonly refusals: readonly Documented[]; readonly [name: string]: unknown };

/** @throws Refusal `not_found` also for an instant before the issue; `invalid` for the query */
export async function explainReward(
  db: Database,
  merchantId: string,
  id: string,
  query: QueryParameters,
  beforeRead: BeforeRead = nothingBefore,
): Promise<ExplanationView> {
  const given = query.instant('at');
  await beforeRead();
  const reward = await findReward(db, merchantId, parseReference('reward', id));
  const at = given ?? reward?.readAt;
  if (!reward || !at) throw notFound('reward');
  const status = await findRewardStatusAt(db, reward, at);
  if (status === undefined) throw notFound('reward');
  return new ExplanationView(explainRewardRedemption({ ...reward, status }, at), { at });
}

@Controller()
export class ExplainReward {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...explainRewardRoute,
    method: 'GET',
    path: '/merchants/:m/rewards/:id/explain',
    id: 'explainReward',
    who: 'viewer',
    tag: 'Rewards',
  })
  handle(
    @CurrentMember() { merchantId }: Member,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<ExplanationView> {
    return explainReward(this.db, merchantId, id, query);
  }
}
