import type { Membership, PlatformRole, Role } from '#domain/team/staff.js';
import { clock, one, type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** Somebody who signs in. Passwords and second factors are the sign-in library's and are not read here. */
export interface Staff {
  readonly id: string;
  /** In its stored form. */
  readonly email: string;
  readonly name: string;
  /** Given by an operator alone. */
  readonly platformRole: PlatformRole | null;
  readonly lastSignInAt: Date | null;
}

const staffColumns = `s.id, s.email, s.name, s.platform_role as "platformRole", s.last_sign_in_at as "lastSignInAt"`;

const findByEmail = statement<Staff>('find_staff', `select ${staffColumns} from sign_in.staff s where s.email = $1`);

/** Who signs in with this e-mail (in its stored form), or undefined. */
export const findStaffByEmail = (reader: Reader, email: string): Promise<Staff | undefined> =>
  one(reader, findByEmail, [email]);

const listByIds = statement<Staff>(
  'list_staff_by_ids',
  `select ${staffColumns} from sign_in.staff s where s.id = any($1::uuid[])`,
);

/** These people; an id that names nobody is left out. */
export const listStaffByIds = (reader: Reader, ids: readonly string[]): Promise<Staff[]> =>
  reader.query(listByIds, [ids]);

const setPlatformRole = statement<never>(
  'save_platform_role',
  `update sign_in.staff set platform_role = $2, updated_at = ${clock} where id = $1`,
);

/** Gives a platform role, or takes it (null): an operator's command alone does so. */
export function savePlatformRole(tx: Tx, staffId: string, platformRole: PlatformRole | null): void {
  tx.write(setPlatformRole, [staffId, platformRole]);
}

/** Somebody of a merchant's team. */
export interface TeamMember extends Pick<Staff, 'id' | 'email' | 'name' | 'lastSignInAt'> {
  readonly role: Role;
}

const teamMember = `s.id, s.email, s.name, t.role, s.last_sign_in_at as "lastSignInAt"
   from memberships t join sign_in.staff s on s.id = t.staff_id`;

const listOfMerchant = statement<TeamMember>(
  'list_team',
  `select ${teamMember} where t.merchant_id = $1
   order by array_position(array['owner', 'admin', 'viewer'], t.role), s.name, s.id`,
);

/** The team of a merchant: owners first, then admins and viewers, each by name. */
export const listTeam = (reader: Reader, merchantId: string): Promise<TeamMember[]> =>
  reader.query(listOfMerchant, [merchantId]);

const findOfTeam = statement<TeamMember>(
  'find_team_member',
  `select ${teamMember} where t.merchant_id = $1 and s.id = $2`,
);

export const findTeamMember = (reader: Reader, merchantId: string, staffId: string): Promise<TeamMember | undefined> =>
  one(reader, findOfTeam, [merchantId, staffId]);

const lockAll = statement<Membership>(
  'lock_memberships',
  // Locks the whole team against another change of it: whether an owner is the last one is judged under it. What the one
  // before has deleted or changed meanwhile is read anew when the lock is had.
  `select merchant_id as "merchantId", staff_id as "staffId", role, created_at as "createdAt"
   from memberships where merchant_id = $1 order by staff_id for update`,
);

/** All memberships of a merchant, locked until the transaction ends. */
export const lockMemberships = (tx: Tx, merchantId: string): Promise<Membership[]> => tx.query(lockAll, [merchantId]);

const insertRow = statement<{ staffId: string }>(
  'insert_membership',
  `insert into memberships (merchant_id, staff_id, role, created_at) values ($1, $2, $3, $4)
   on conflict (merchant_id, staff_id) do nothing returning staff_id as "staffId"`,
);

/** Makes somebody a member; false where they are one already. */
export const insertMembership = async (tx: Tx, membership: Membership): Promise<boolean> =>
  (await one(tx, insertRow, [
    ...[membership.merchantId, membership.staffId, membership.role, membership.createdAt],
  ])) !== undefined;

const changeRoleRow = statement<never>(
  'save_role',
  `update memberships set role = $3 where merchant_id = $1 and staff_id = $2`,
);

export function saveRole(tx: Tx, merchantId: string, staffId: string, role: Role): void {
  tx.write(changeRoleRow, [merchantId, staffId, role]);
}

const deleteRow = statement<never>(
  'delete_membership',
  `delete from memberships where merchant_id = $1 and staff_id = $2`,
);

export function deleteMembership(tx: Tx, merchantId: string, staffId: string): void {
  tx.write(deleteRow, [merchantId, staffId]);
}
