import type { ReportPeriod } from '#domain/reports/period.js';
import { read, type Reader } from '../database/statement.js';
import { changeOfEntry } from '../vouchers/voucher-balance.js';
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

const sum = read<PartFigures>(
  'sum_voucher_liability',
  `with e as (
     select e.voucher_id, e.kind, e.created_at, ${changeOfEntry} as change from voucher_entries e
     where ${ofPart('e', 'voucher_id')} and ${beforeEnd('e')}),
   s as (
     select e.voucher_id, ${balances('e.change')},
       ${flow('issued', 'e.change', "e.kind = 'issue'")}, ${flow('givenBack', 'e.change', "e.kind = 'reverse'")},
       ${flow('used', '-e.change', "e.kind = 'redeem'")}, ${flow('expired', '-e.change', "e.kind = 'expire'")},
       ${flow('adjusted', 'e.change', "e.kind = 'adjust'")}, ${flow('cancelled', '-e.change', "e.kind = 'cancel'")},
       min(e.created_at) as issued_at, sum(e.change) filter (where e.kind = 'issue') as issued_ever,
       sum(-e.change) filter (where e.kind in ('redeem', 'reverse')) as used_ever
     from e group by e.voucher_id)
   select v.currency as key, ${lineColumns('s', {
     ...ageing('s.closing', 's.issued_at'),
     ...ofYearBefore('s.issued_at', 's.issued_ever', 's.used_ever'),
     takenBack: '0',
   })}
   from vouchers v join s on s.voucher_id = v.id where ${ofPart('v', 'id')} group by v.currency`,
);

/** The lines of the vouchers of a part, by currency, of what their ledgers hold. (docs/decisions/0082) */
export const sumVoucherLiability = (reader: Reader, part: RowPart, period: ReportPeriod): Promise<PartFigures[]> =>
  reader.query(sum, figureValues(part, period));
