import { randomBytes } from 'node:crypto';
import { type PlatformRole, type Role, roles } from '#domain/team/staff.js';
import { replacePassword } from '#operations/account/replace-password.js';
import { audit } from '#persistence/audit/audit-entry.js';
import type { Database } from '#persistence/database/database.js';
import { findStaffByEmail, insertMembership, savePlatformRole } from '#persistence/team/staff.store.js';
import { inTransaction, type Tx } from '#persistence/database/transaction.js';
import { hashPassword } from '#accounts/password-hash.js';
import type { StaffAccounts } from '#accounts/staff-accounts.js';

/** An account in demo.json. (README.md#start-it) */
export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
}

export interface DemoMember extends DemoSignIn {
  readonly role: Role;
}

/** A member of a team with their uuid. */
export interface DemoStaff extends DemoMember {
  readonly staffId: string;
}

/** Where the demo's people sit: an address for documentation. */
export const demoAddress = '192.0.2.24';

const people: Readonly<Record<Role, readonly string[]>> = {
  owner: ['Olivia Marsh', 'Jonas Hafen'],
  admin: ['Adam Pike', 'Greta Lindner'],
  staff: ['Sam Reed', 'Lena Busch'],
  viewer: ['Vera Quill', 'Emil Sommer'],
};

/** A new password for each installation: demo data may come to stand where others reach it. */
const newPassword = (): string => randomBytes(12).toString('base64url');

/** An account with a password that is known now; one that an earlier demo left is taken over. */
async function account(db: Database, accounts: StaffAccounts, name: string, email: string) {
  const password = newPassword();
  const known = await findStaffByEmail(db, email);
  if (known) {
    const change = { staffId: known.id, passwordHash: await hashPassword(password), keptSessionId: null };
    await inTransaction(db, (tx) => replacePassword(tx, change));
  }
  return { staffId: known?.id ?? (await accounts.create({ email, name, password })), email, password };
}

/** One account of each role for the merchant with this number; they belong to no team yet. */
export async function teamAccounts(
  db: Database,
  accounts: StaffAccounts,
  domain: string,
  turn: number,
): Promise<DemoStaff[]> {
  const made: DemoStaff[] = [];
  for (const role of roles) {
    made.push({ ...(await account(db, accounts, people[role][turn] ?? role, `${role}@${domain}`)), role });
  }
  return made;
}

/** Makes them the merchant's team, one after the other, as if each had accepted an invitation. */
export async function joinTeam(tx: Tx, merchantId: string, team: readonly DemoStaff[]): Promise<void> {
  const at = await tx.now();
  for (const { staffId, role } of team) {
    if (!(await insertMembership(tx, { merchantId, staffId, role, createdAt: at }))) continue;
    const actor = { merchantId, actorKind: 'staff', staffId, address: demoAddress } as const;
    audit(tx, actor, { action: 'member.joined', subjectId: staffId, details: { role }, at });
  }
}

export const shownMember = ({ email, password, role }: DemoStaff): DemoMember => ({ email, password, role });

/** A member of the platform's staff. */
export async function platformAccount(
  db: Database,
  accounts: StaffAccounts,
  name: string,
  email: string,
  role: PlatformRole,
): Promise<DemoSignIn & { readonly staffId: string }> {
  const made = await account(db, accounts, name, email);
  await inTransaction(db, async (tx) => savePlatformRole(tx, made.staffId, role));
  return made;
}
