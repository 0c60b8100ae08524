import { Refusal } from '#domain/errors.js';
import { encodeId } from '#domain/ids.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import { type Invitation, type PlatformRole, platformRoles, type Role, roles } from '#domain/team/staff.js';
import { emailKey } from '#domain/text.js';
import { removeLostSecondFactor } from '#operations/account/remove-lost-second-factor.js';
import { createMerchant } from '#operations/merchants/create-merchant.js';
import { invite } from '#operations/team/invite.js';
import type { Database } from '#persistence/database/database.js';
import { findStaffByEmail, savePlatformRole, type Staff } from '#persistence/team/staff.store.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { isEmail } from 'class-validator';
import { needed, neededChoice, operator, options, wrong } from './arguments.js';
import { operatorEmailLimits } from './environment.js';

function emailOf(option: 'email' | 'owner-email'): string {
  const email = emailKey(needed(option));
  if (!isEmail(email)) throw wrong(`--${option} must be an e-mail address.`);
  return email;
}

const shownInvitation = ({ id, email, role, expiresAt }: Invitation) => ({
  invitation: encodeId('invitation', id),
  email,
  role,
  expiresAt: expiresAt.toISOString(),
});

/** Creates a merchant, and invites its first owner where --owner-email says whom. */
export async function createMerchantAndInvite(db: Database): Promise<object> {
  const input = { name: needed('name'), currency: needed('currency'), timeZone: needed('time-zone') };
  const ownerEmail = options['owner-email'] === undefined ? undefined : emailOf('owner-email');
  const by = { actorKind: 'operator', staffId: null, address: null } as const;
  const limits = operatorEmailLimits();
  const made = await inTransaction(db, async (tx) => {
    const merchant = await createMerchant(tx, input, by);
    if (ownerEmail === undefined) return { merchant };
    const actor = { ...by, merchantId: merchant.id };
    return { merchant, invitation: await invite(tx, actor, { email: ownerEmail, role: 'owner' }, limits) };
  });
  if (made.invitation === undefined) return shownMerchant(made.merchant);
  const { invitation, email, expiresAt } = shownInvitation(made.invitation);
  return { ...shownMerchant(made.merchant), ownerEmail: email, invitation, invitationExpiresAt: expiresAt };
}

export const shownMerchant = ({ id, ...merchant }: Merchant) => ({ id: encodeId('merchant', id), ...merchant });

/** Invites a person to a merchant's team. */
export async function inviteToMerchant(db: Database): Promise<object> {
  const given: { email: string; role: Role } = { email: emailOf('email'), role: neededChoice('role', roles) };
  const limits = operatorEmailLimits();
  return shownInvitation(await inTransaction(db, (tx) => invite(tx, operator(), given, limits)));
}

/** Makes an account of the platform's own staff. */
export async function createPlatformStaff(db: Database, databaseUrl: string): Promise<object> {
  const [email, name] = [emailOf('email'), needed('name')];
  const platformRole = neededChoice('platform-role', platformRoles);
  if (await findStaffByEmail(db, email)) {
    throw new Refusal('conflict', 'email_taken', 'This e-mail has an account already: see staff set-role.');
  }
  // Loaded only for this command: the sign-in library takes longer to load than all else.
  const [{ readPassword }, { withAccounts }, { requireGoodPassword }] = await Promise.all([
    import('./read-password.js'),
    import('./with-accounts.js'),
    import('#accounts/password-rules.js'),
  ]);
  const password = await readPassword();
  await requireGoodPassword(password, { email, name });
  const id = await withAccounts(databaseUrl, (accounts) => accounts.create({ email, name, password }));
  return giveRole(db, { id, email, name, platformRole: null }, platformRole);
}

/** Gives the platform role of an account that is there, or takes it: --platform-role none. */
export async function setPlatformRole(db: Database): Promise<object> {
  const role = neededChoice('platform-role', [...platformRoles, 'none']);
  return giveRole(db, await staffAsked(db), role === 'none' ? null : role);
}

/** Removes a second factor that was lost, of anybody's account. */
export async function resetSecondFactor(db: Database): Promise<object> {
  const { id, email, name } = await staffAsked(db);
  const sessionsEnded = await inTransaction(db, (tx) => removeLostSecondFactor(tx, id));
  return { id: encodeId('staff', id), email, name, sessionsEnded };
}

async function staffAsked(db: Database): Promise<Staff> {
  const staff = await findStaffByEmail(db, emailOf('email'));
  if (!staff) throw new Refusal('not_found', 'staff_not_found', 'No such account.');
  return staff;
}

/** No log of a merchant has the change, so the answer says all of it. (docs/operating.md#an-operators-commands) */
async function giveRole(
  db: Database,
  { id, email, name, platformRole: previousPlatformRole }: Pick<Staff, 'id' | 'email' | 'name' | 'platformRole'>,
  platformRole: PlatformRole | null,
): Promise<object> {
  const changedAt = await inTransaction(db, (tx) => {
    savePlatformRole(tx, id, platformRole);
    return tx.now();
  });
  return { id: encodeId('staff', id), email, name, previousPlatformRole, platformRole, changedAt };
}
