/**
 * The change and the balance of a ledger entry `e`. A cancelled or expired voucher has the balance 0, though it still shows
 * its remaining value. Earlier versions wrote cancellations without a change. (docs/decisions/0077 and 0093)
 */
export const changeOfEntry = `case when e.kind = 'cancel' and e.balance_after_minor is null then -e.remaining_after_minor
    else e.change_minor end`;

/** The balance after a ledger entry `e`. */
export const balanceOfEntry = `coalesce(e.balance_after_minor, case e.kind when 'cancel' then 0 else e.remaining_after_minor end)`;

/** SQL for how much of a redemption is reversed, from its newest reversal. */
export const reversedOf = (merchantId: string, voucherId: string, number: string): string =>
  `coalesce((select b.reversed_after_minor from voucher_entries b
     where b.merchant_id = ${merchantId} and b.voucher_id = ${voucherId} and b.reverses = ${number}
     order by b.number desc limit 1), 0)`;
