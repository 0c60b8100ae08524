import type { ReportPeriod } from '#domain/reports/period.js';
import { clock, read, type Reader } from '../database/statement.js';
import { type RowPart, ofPart } from './row-part.js';
import {
  ageing,
  balances,
  beforeEnd,
  figureValues,
  flow,
  lineColumns,
  ofYearBefore,
  type PartFigures,
} from './liability-sql.js';

/** Each event of a reward adds or removes one reward, except `coupon_set`. */
const change = `case when h.kind in ('issued', 'reversed') then 1 else -1 end`;

const sum = read<PartFigures>(
  'sum_reward_liability',
  // The ledger of a reward has no entry of its expiry: it is the last thing that happens to a reward, at its instant, or when a
  // redemption of an expired one is reversed.
  `with h as (
     select h.reward_id, h.kind, h.created_at, ${change} as change from reward_events h
     where ${ofPart('h', 'reward_id')} and ${beforeEnd('h')} and h.kind <> 'coupon_set'),
   active as (
     select h.reward_id, max(h.created_at) as since from h group by h.reward_id having sum(h.change) = 1),
   e as (
     select * from h
     union all
     select r.id, 'expired', greatest(r.expires_at, a.since), -1 from rewards r join active a on a.reward_id = r.id
     where ${ofPart('r', 'id')} and r.expires_at < $5 and r.expires_at <= ${clock}),
   s as (
     select e.reward_id, ${balances('e.change')},
       ${flow('issued', '1', "e.kind = 'issued'")}, ${flow('givenBack', '1', "e.kind = 'reversed'")},
       ${flow('used', '1', "e.kind = 'redeemed'")}, ${flow('expired', '1', "e.kind = 'expired'")},
       ${flow('cancelled', '1', "e.kind = 'cancelled'")},
       min(e.created_at) as issued_at, sum(-e.change) filter (where e.kind in ('redeemed', 'reversed')) as used_ever
     from e group by e.reward_id)
   select '' as key, ${lineColumns('s', {
     ...ageing('s.closing', 's.issued_at'),
     ...ofYearBefore('s.issued_at', '1', 's.used_ever'),
     adjusted: '0',
     takenBack: '0',
   })} from s having count(*) > 0`,
);

/** The line of the rewards of a part. They are counted. */
export const sumRewardLiability = (reader: Reader, part: RowPart, period: ReportPeriod): Promise<PartFigures[]> =>
  reader.query(sum, figureValues(part, period));
