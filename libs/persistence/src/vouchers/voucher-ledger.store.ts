import type { Voucher, VoucherEntry } from '#domain/vouchers/voucher.js';
import { insertInto, together, updateOf } from '../database/entities/entity-sql.js';
import { write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { VoucherEntryTable, VoucherTable } from './voucher.table.js';

const newEntry = insertInto(VoucherEntryTable);

const newVoucher = together(newEntry, insertInto(VoucherTable, { except: ['redemptionsCountedTo'] }));
const insertRow = write<never>('insert_voucher', newVoucher.text);

const changedVoucher = together(
  newEntry,
  updateOf(VoucherTable, {
    set: [
      'status',
      'remainingMinor',
      'reversedMinor',
      'heldMinor',
      'entryCount',
      'redemptionCount',
      'redemptionsCountedTo',
      'eventVersion',
      'updatedAt',
    ],
    where: ['merchantId', 'id'],
  }),
);
const saveRow = write<never>('save_voucher', changedVoucher.text);

export type VoucherActor = Pick<VoucherEntry, 'apiKeyId' | 'staffId'>;

/** Inserts a new voucher with its first ledger entry. When the code exists, the transaction is retried. */
export function insertVoucher(tx: Tx, voucher: Voucher, actor: VoucherActor): void {
  const entry = {
    ...entryOf(voucher, actor),
    number: voucher.entryCount,
    kind: 'issue' as const,
    changeMinor: voucher.valueMinor,
    remainingAfterMinor: voucher.remainingMinor,
    balanceAfterMinor: voucher.remainingMinor,
    ...noDetails,
    createdAt: voucher.createdAt,
  };
  tx.write(insertRow, newVoucher.values(entry, voucher));
}

type EntryDetails = Pick<VoucherEntry, 'redemptionType' | 'reason' | 'reverses' | 'reversedAfterMinor' | 'holdId'>;
const noDetails: EntryDetails = {
  redemptionType: null,
  reason: null,
  reverses: null,
  reversedAfterMinor: null,
  holdId: null,
};

/** The new state of a voucher, and what its ledger entry says. */
export type VoucherChange = Pick<Voucher, 'status' | 'remainingMinor'> &
  Partial<Pick<Voucher, 'heldMinor'>> &
  Pick<VoucherEntry, 'kind'> &
  Partial<EntryDetails>;

/**
 * Saves a voucher's new state with the ledger entry that explains it. Returns the new voucher, with the version of its next event. Its
 * `redemptions` and `holds` are still those before the change.
 */
export function saveVoucherChange<SomeVoucher extends VoucherWithBalance>(
  tx: Tx,
  voucher: SomeVoucher,
  change: VoucherChange,
  actor: VoucherActor,
  now: Date,
): SomeVoucher {
  return saveEntry(tx, { ...voucher, eventVersion: voucher.eventVersion + 1 }, change, actor, now);
}

/**
 * Adds the second entry that a change of a closed voucher needs: it sets the balance back to what is still held. It has no event
 * of its own. (docs/decisions/0077)
 */
export function writeClosingEntry<SomeVoucher extends VoucherWithBalance>(
  tx: Tx,
  voucher: SomeVoucher,
  close: { readonly kind: 'cancel' | 'expire'; readonly reason: string | null },
  actor: VoucherActor,
  now: Date,
): SomeVoucher {
  const { status, remainingMinor } = voucher;
  if (voucher.balanceMinor === voucher.heldMinor) return voucher;
  return saveEntry(tx, voucher, { status, remainingMinor, ...close }, actor, now);
}

type VoucherWithBalance = Voucher & { readonly balanceMinor: number };

/** A cancelled or expired voucher owes only what holds keep. */
const isClosing = (kind: VoucherEntry['kind']): boolean => kind === 'cancel' || kind === 'expire';

function saveEntry<SomeVoucher extends VoucherWithBalance>(
  tx: Tx,
  voucher: SomeVoucher,
  { status, remainingMinor, kind, heldMinor = voucher.heldMinor, ...details }: VoucherChange,
  actor: VoucherActor,
  now: Date,
): SomeVoucher {
  const entryCount = voucher.entryCount + 1;
  const difference = remainingMinor - voucher.remainingMinor;
  const balanceMinor = isClosing(kind) ? heldMinor : voucher.balanceMinor + difference;
  const changed = {
    ...voucher,
    status,
    remainingMinor,
    heldMinor,
    balanceMinor,
    entryCount,
    updatedAt: now,
    redemptionCount: voucher.redemptionCount + (kind === 'redeem' ? 1 : 0),
    reversedMinor: voucher.reversedMinor + (kind === 'reverse' ? difference : 0),
  };
  const entry = {
    ...entryOf(voucher, actor),
    number: entryCount,
    kind,
    changeMinor: balanceMinor - voucher.balanceMinor,
    remainingAfterMinor: remainingMinor,
    balanceAfterMinor: balanceMinor,
    ...noDetails,
    ...details,
    createdAt: now,
  };
  tx.write(saveRow, changedVoucher.values(entry, { ...changed, redemptionsCountedTo: entryCount }));
  return changed;
}

const entryOf = ({ merchantId, id: voucherId }: Voucher, { apiKeyId, staffId }: VoucherActor) => ({
  merchantId,
  voucherId,
  apiKeyId,
  staffId,
});

const stateOfVoucher = updateOf(VoucherTable, { set: ['status', 'eventVersion'], where: ['merchantId', 'id'] });
const saveStateRow = write<never>('save_voucher_state', stateOfVoucher.text);

/** Saves a voucher that has events but no new ledger entry. */
export function saveVoucherState(tx: Tx, voucher: Voucher): void {
  tx.write(saveStateRow, stateOfVoucher.values(voucher));
}

const recipientOfVoucher = updateOf(VoucherTable, { set: ['recipientEmail'], where: ['merchantId', 'id'] });
const saveRecipientRow = write<never>('save_voucher_recipient', recipientOfVoucher.text);

/** Saves the e-mail address of the recipient, and nothing else of the voucher. */
export function saveVoucherRecipient(
  tx: Tx,
  voucher: Pick<VoucherTable, 'merchantId' | 'id' | 'recipientEmail'>,
): void {
  tx.write(saveRecipientRow, recipientOfVoucher.values(voucher));
}
