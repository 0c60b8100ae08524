import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { optionalAmountToMinor } from '#domain/money.js';
import { explainRedemption } from '#domain/vouchers/redeem.js';
import { amountNotPositive } from '#domain/vouchers/refusals.js';
import { stateAfter } from '#domain/vouchers/state-at.js';
import { invalidQuery, QueryParameters } from '#http/input/query-parameters.js';
import type { DocumentedQuery } from '#http/openapi/documented-answer.js';
import type { Documented } from '#http/openapi/documented-refusals.js';
import { voucherParams } from '#http/views/voucher.view.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { Database } from '#persistence/database/database.js';
import { findHoldsAt } from '#persistence/vouchers/voucher-hold.store.js';
import { findVoucherEntryAt } from '#persistence/vouchers/voucher-entry.store.js';
import { findVoucher } from '#persistence/vouchers/voucher.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { explanationExample, ExplanationView } from './explanation.view.js';

/** The query parameter of both explanations: of a voucher and of a reward. */
export const atQuery: DocumentedQuery = {
  name: 'at',
  description: 'The time to check. Default: now. For a past time, the state at that time is used.',
  schema: { type: 'string', format: 'date-time' },
};

/** What the routes of members and of support share. */
export const explainVoucherRoute = {
  summary: 'Explain a redemption of a voucher',
  description:
    'Checks every rule of a redemption and changes nothing. The rules are the same as those of a redemption. For a ' +
    "past time, the voucher's state is read from its ledger.",
  params: voucherParams,
  query: [
    {
      name: 'amount',
      description: "In major units of the voucher's currency, above 0. Absent: all that is available.",
      schema: { type: 'number', exclusiveMinimum: 0 },
    },
    atQuery,
  ],
  answer: { description: 'The rules.', shape: 'data', type: ExplanationView, example: explanationExample },
  refusals: [notFound('voucher'), 'amount_invalid', 'amount_too_precise', 'amount_too_large'],
} as const satisfies { readonly refusals: readonly Documented[]; readonly [name: string]: unknown };

/** @throws Refusal `not_found` also for an instant before the issue; `invalid` for the query */
export async function explainVoucher(
  db: Database,
  merchantId: string,
  id: string,
  query: QueryParameters,
  beforeRead: BeforeRead = nothingBefore,
): Promise<ExplanationView> {
  const [amount, given] = [amountIn(query), query.instant('at')];
  await beforeRead();
  const voucher = await findVoucher(db, merchantId, parseReference('voucher', id));
  const at = given ?? voucher?.readAt;
  const [entry, holds] =
    voucher && at
      ? await Promise.all([
          findVoucherEntryAt(db, merchantId, voucher.id, at),
          findHoldsAt(db, merchantId, voucher.id, at),
        ])
      : [];
  if (!voucher || !at || !entry || !holds) throw notFound('voucher');
  const { currency } = voucher;
  const amountMinor = optionalAmountToMinor(amount, currency);
  const explanation = explainRedemption({ ...voucher, ...stateAfter(voucher, entry), holds }, amountMinor, at);
  return new ExplanationView(explanation, { at, amount, currency });
}

function amountIn(query: QueryParameters): number | undefined {
  const text = query.text('amount', 32);
  if (text === undefined) return undefined;
  if (!/^-?\d{1,12}(?:\.\d{1,12})?$/.test(text)) throw invalidQuery('amount must be a number such as 12.50.');
  if (Number(text) <= 0) throw amountNotPositive();
  return Number(text);
}

@Controller()
export class ExplainVoucher {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    ...explainVoucherRoute,
    method: 'GET',
    path: '/merchants/:m/vouchers/:id/explain',
    id: 'explainVoucher',
    who: 'viewer',
    tag: 'Vouchers',
  })
  handle(
    @CurrentMember() { merchantId }: Member,
    @Param('id') id: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<ExplanationView> {
    return explainVoucher(this.db, merchantId, id, query);
  }
}
