import type { Difference } from '#domain/reports/proof.js';
import { read, type Reader } from '../database/statement.js';
import { changeOfEntry } from '../vouchers/voucher-balance.js';
import { type LedgerOwner, type RowPart, ofPart, partValues } from './row-part.js';

/** The rows of the query `of` that differ: one for each of the checks that holds. */
const differing = (
  kind: Difference['kind'],
  of: string,
  checks: Partial<Record<Difference['check'], string>>,
): string =>
  `select '${kind}' as kind, d.id, c.name as check from (${of}) d
   cross join lateral (values ${Object.entries(checks)
     .map(([name, differs]) => `('${name}', ${differs})`)
     .join(', ')}) as c (name, differs)
   where c.differs order by d.id`;

const cards = read<Difference>(
  'prove_cards',
  `with e as (
     select e.card_id, count(*) as entries, max(e.number) as newest, sum(e.change - e.consumed) as balance, -sum(e.paid_owed) as owed
     from card_entries e where ${ofPart('e', 'card_id')} group by e.card_id),
   u as (
     select u.card_id, u.lot_number, sum(u.quantity) as used from lot_uses u where ${ofPart('u', 'card_id')} group by 1, 2),
   l as (
     select l.card_id, sum(l.remaining) as remaining, bool_or(l.remaining <> l.quantity - coalesce(u.used, 0)) as differs
     from card_lots l left join u on u.card_id = l.card_id and u.lot_number = l.number where ${ofPart('l', 'card_id')}
     group by l.card_id)
   ${differing(
     'card',
     `select k.*, e.entries, e.newest, coalesce(e.balance, 0) as balance, coalesce(e.owed, 0) as owed, n.balance_after,
        coalesce(l.remaining, 0) as remaining, coalesce(l.differs, false) as lots_differ
      from cards k left join e on e.card_id = k.id left join l on l.card_id = k.id
      left join card_entries n on n.merchant_id = k.merchant_id and n.card_id = k.id and n.number = k.entry_count
        and ${ofPart('n', 'card_id')}
      where ${ofPart('k', 'id')}`,
     {
       balance: 'd.balance <> d.stamps + d.points or coalesce(d.balance_after, 0) <> d.stamps + d.points',
       debt: 'd.owed <> d.stamps_owed + d.points_owed',
       numbers: 'coalesce(d.entries, 0) <> d.entry_count or coalesce(d.newest, 0) <> d.entry_count',
       // A card that an earlier version has written to holds what its lots do not. (docs/decisions/0093)
       lots: 'd.lots_differ or d.lots_to > 0 and d.lots_to = d.entry_count and d.remaining <> d.points',
     },
   )}`,
);

const vouchers = read<Difference>(
  'prove_vouchers',
  `with e as (
     select e.voucher_id, count(*) as entries, max(e.number) as newest, sum(${changeOfEntry}) as booked,
       sum(e.change_minor) filter (where e.kind not in ('cancel', 'expire')) as remaining,
       coalesce(sum(e.change_minor) filter (where e.kind = 'reverse'), 0) as reversed
     from voucher_entries e where ${ofPart('e', 'voucher_id')} group by e.voucher_id),
   h as (
     select h.voucher_id, sum(h.amount_minor) as held from voucher_holds h
     where ${ofPart('h', 'voucher_id')} and h.status = 'held' group by h.voucher_id)
   ${differing(
     'voucher',
     `select v.*, coalesce(e.entries, 0) as entries, coalesce(e.newest, 0) as newest, coalesce(e.booked, 0) as booked,
        coalesce(e.remaining, 0) as remaining, coalesce(e.reversed, 0) as reversed, coalesce(h.held, 0) as held
      from vouchers v left join e on e.voucher_id = v.id left join h on h.voucher_id = v.id where ${ofPart('v', 'id')}`,
     {
       // The balance is 0 after a cancellation, and after the expiry only what is still held. (docs/decisions/0077, 0078)
       balance: `d.booked <> case d.status when 'cancelled' then 0 when 'expired' then d.held_minor else d.remaining_minor end`,
       remaining_value: 'd.remaining <> d.remaining_minor',
       reversed: 'd.reversed <> d.reversed_minor',
       held: 'd.held <> d.held_minor',
       numbers: 'd.entries <> d.entry_count or d.newest <> d.entry_count',
     },
   )}`,
);

const rewards = read<Difference>(
  'prove_rewards',
  `with e as (
     select e.reward_id, count(*) as events, max(e.number) as newest,
       count(*) filter (where e.kind = 'issued') as issued, count(*) filter (where e.kind = 'cancelled') as cancelled,
       count(*) filter (where e.kind = 'redeemed') - count(*) filter (where e.kind = 'reversed') as redeemed
     from reward_events e where ${ofPart('e', 'reward_id')} group by e.reward_id)
   ${differing(
     'reward',
     `select r.id, r.status, r.event_count, coalesce(e.events, 0) as events, coalesce(e.newest, 0) as newest,
        coalesce(e.issued, 0) as issued, coalesce(e.cancelled, 0) as cancelled, coalesce(e.redeemed, 0) as redeemed
      from rewards r left join e on e.reward_id = r.id where ${ofPart('r', 'id')}`,
     {
       status: `d.issued <> 1 or d.redeemed <> (d.status = 'redeemed')::int or d.cancelled <> (d.status = 'cancelled')::int`,
       numbers: 'd.events <> d.event_count or d.newest <> d.event_count',
     },
   )}`,
);

const proofs = { cards, vouchers, rewards };
const counts = (owner: LedgerOwner) =>
  read<{ count: number }>(`count_part_of_${owner}`, `select count(*) from ${owner} o where ${ofPart('o', 'id')}`);

/** Compares the stored values of a part with the sums of their ledgers: how many rows, and those that differ. */
export async function provePart(
  reader: Reader,
  owner: LedgerOwner,
  part: RowPart,
): Promise<{ readonly balances: number; readonly differences: readonly Difference[] }> {
  const [[count], differences] = await Promise.all([
    reader.query(counts(owner), partValues(part)),
    reader.query(proofs[owner], partValues(part)),
  ]);
  return { balances: count?.count ?? 0, differences };
}
