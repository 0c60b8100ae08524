import type { Merchant } from '#domain/merchants/merchant.js';
import { hourMs } from '#domain/time.js';
import { createKey } from '#operations/keys/create-key.js';
import { revokeKey } from '#operations/keys/revoke-key.js';
import { rotateKey } from '#operations/keys/rotate-key.js';
import { recordSignIn } from '#operations/account/record-sign-in.js';
import { recordSupportAccess } from '#operations/audit/record-support-access.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { type DemoStaff, demoAddress } from './staff.js';

/** What a team does over the weeks: sign-ins, a key that was rotated, one that was revoked, and an access of support staff. */
export async function auditHistory(
  db: Database,
  { id: merchantId }: Merchant,
  pepper: string,
  { team, supportId, until }: { team: readonly DemoStaff[]; supportId: string; until: Date },
): Promise<void> {
  const [owner, admin] = team;
  if (!owner || !admin) return;
  const by = (staffId: string) => ({ merchantId, actorKind: 'staff', staffId, address: demoAddress }) as const;
  const at = (hoursAgo: number, work: (tx: Tx) => Promise<unknown>) =>
    inTransaction(db, work, { fixedTime: new Date(until.getTime() - hoursAgo * hourMs) });
  const signedIn = (staffId: string) => (tx: Tx) => recordSignIn(tx, staffId, demoAddress);

  const scopes = ['orders:write', 'customers:read'] as const;
  let till = '';
  await at(20 * 24, signedIn(admin.staffId));
  await at(20 * 24 - 0.1, async (tx) => {
    till = (await createKey(tx, by(admin.staffId), pepper, { name: 'Till', scopes, expiresAt: null })).apiKey.id;
  });
  await at(12 * 24, async (tx) => {
    till = (await rotateKey(tx, by(admin.staffId), pepper, till)).apiKey.id;
  });
  await at(6 * 24, signedIn(owner.staffId));
  await at(6 * 24 - 0.1, (tx) => revokeKey(tx, by(owner.staffId), till));
  for (const { staffId } of team) await at(30 + team.length, signedIn(staffId));
  await at(27, (tx) =>
    recordSupportAccess(tx, {
      merchantId,
      staffId: supportId,
      address: '192.0.2.80',
      subject: 'usage',
      subjectId: null,
    }),
  );
  await at(3, signedIn(owner.staffId));
}
