import { lockStaff } from '#persistence/account/password.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { listStaffByIds, saveStaffName } from '#persistence/team/staff.store.js';
import { recordAccountChange } from './record-account-change.js';

export interface NewName {
  readonly staffId: string;
  /** Trimmed. */
  readonly name: string;
  readonly address: string;
}

/** Changes the name of an account. The audit log shows names of now, so it has the one before. The same name changes nothing. */
export async function renameAccount(tx: Tx, { staffId, name, address }: NewName): Promise<void> {
  const [, [before]] = await Promise.all([lockStaff(tx, staffId), listStaffByIds(tx, [staffId])]);
  if (!before || before.name === name) return;
  saveStaffName(tx, staffId, name);
  await recordAccountChange(tx, staffId, address, 'renamed', { changed: { name: { from: before.name, to: name } } });
}
