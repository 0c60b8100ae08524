import { CardLedger } from '#domain/cards/ledger.js';
import { groupedBy } from '#domain/grouped.js';
import {
  figuresOfExpiry,
  LiabilityLines,
  type LiabilityLine,
  type UnwrittenExpiry,
} from '#domain/reports/liability.js';
import type { ReportPeriod } from '#domain/reports/period.js';
import type { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import type { RowPart } from '#persistence/reports/row-part.js';
import type { PartFigures } from '#persistence/reports/liability-sql.js';
import { listDueCards, sumPointLiability } from '#persistence/reports/point-liability.store.js';
import { sumRewardLiability } from '#persistence/reports/reward-liability.store.js';
import { sumVoucherLiability } from '#persistence/reports/voucher-liability.store.js';
import { listDueVouchers } from '#persistence/vouchers/due-voucher.store.js';
import { dueChanges } from '../vouchers/due-changes.js';
import { inParts } from './in-parts.js';

interface KeyedExpiry extends UnwrittenExpiry {
  readonly key: string;
}

interface PartOfReport {
  readonly sums: readonly PartFigures[];
  /** Entries that the task of the worker has not written yet. */
  readonly unwritten: readonly KeyedExpiry[];
}

/**
 * The liability of a merchant in a period: sums of the ledgers, with what has expired until now and is in no ledger yet. Each part
 * is read at one moment, so an entry is either written or not. (docs/reference/reports.md#liability)
 * @throws Refusal `invalid` search_too_broad; `limited` concurrency_limited
 */
export async function readLiability(
  db: Database,
  { merchantId, timeZone }: { readonly merchantId: string; readonly timeZone: string },
  period: ReportPeriod,
): Promise<LiabilityLine[]> {
  const lines = new LiabilityLines();
  const vouchers = inParts(db, merchantId, 'vouchers', async (reader, part): Promise<PartOfReport> => ({
    sums: await sumVoucherLiability(reader, part, period),
    unwritten: await expiryOfVouchers(reader, part),
  }));
  for await (const { found } of vouchers) addTo(lines, 'vouchers', found, period);
  const points = inParts(db, merchantId, 'cards', async (reader, part): Promise<PartOfReport> => ({
    sums: await sumPointLiability(reader, part, period),
    unwritten: await expiryOfPoints(reader, part, timeZone),
  }));
  for await (const { found } of points) addTo(lines, 'points', found, period);
  const rewards = inParts(db, merchantId, 'rewards', async (reader, part): Promise<PartOfReport> => ({
    sums: await sumRewardLiability(reader, part, period),
    unwritten: [],
  }));
  for await (const { found } of rewards) addTo(lines, 'rewards', found, period);
  return lines.all;
}

function addTo(
  lines: LiabilityLines,
  subject: LiabilityLine['subject'],
  { sums, unwritten }: PartOfReport,
  period: ReportPeriod,
): void {
  for (const { key, ...figures } of sums) lines.add(subject, key, figures);
  for (const { key, ...expiry } of unwritten) lines.add(subject, key, figuresOfExpiry(expiry, period));
}

/** What the worker would write of them now: the same function says it. */
async function expiryOfVouchers(reader: Reader, part: RowPart): Promise<KeyedExpiry[]> {
  const due = await listDueVouchers(reader, part);
  return due.flatMap((voucher) =>
    dueChanges(voucher, voucher.readAt).flatMap(({ entry }) =>
      entry
        ? [{ key: voucher.currency, at: entry.at, quantity: 0 - entry.changeMinor, issuedAt: voucher.createdAt }]
        : [],
    ),
  );
}

async function expiryOfPoints(reader: Reader, part: RowPart, timeZone: string): Promise<KeyedExpiry[]> {
  const due = await listDueCards(reader, part);
  return due.flatMap(({ card, lots }) => {
    const held = lots.reduce((sum, { remaining }) => sum + remaining, 0);
    const ledger = new CardLedger(card, { lots, expiring: [], held }, { now: card.readAt, timeZone });
    const entries = ledger.expire();
    const earnedAt = new Map(lots.map(({ number, createdAt }) => [number, createdAt]));
    const usesOf = groupedBy(ledger.lots.uses, ({ number }) => number);
    return entries.flatMap(({ number, createdAt: at }) =>
      (usesOf.get(number) ?? []).map(({ lotNumber, quantity }) => ({
        key: card.cardDefinitionId,
        at,
        quantity,
        issuedAt: earnedAt.get(lotNumber) ?? at,
      })),
    );
  });
}
