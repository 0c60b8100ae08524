import type { Membership, PlatformRole, Role } from '#domain/team/staff.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { clock, lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { MembershipTable, roleOf, storedRole } from './staff.table.js';

/** A person who signs in. Passwords and second factors belong to the sign-in library and are not read here. */
export interface Staff {
  readonly id: string;
  /** In its stored form. */
  readonly email: string;
  readonly name: string;
  /** Granted only by an operator. */
  readonly platformRole: PlatformRole | null;
  readonly lastSignInAt: Date | null;
}

const staffColumns = `s.id, s.email, s.name, s.platform_role as "platformRole", s.last_sign_in_at as "lastSignInAt"`;

const findByEmail = read<Staff>(
  'find_staff_by_email',
  `select ${staffColumns} from sign_in.staff s where s.email = $1`,
);

/** Finds the person who signs in with this e-mail (in its stored form). */
export const findStaffByEmail = (reader: Reader, email: string): Promise<Staff | undefined> =>
  queryOne(reader, findByEmail, [email]);

const listByIds = read<Staff>(
  'list_staff_by_ids',
  `select ${staffColumns} from sign_in.staff s where s.id = any($1::uuid[])`,
);

/** Unknown ids are left out. */
export const listStaffByIds = (reader: Reader, ids: readonly string[]): Promise<Staff[]> =>
  reader.query(listByIds, [ids]);

const setPlatformRole = write<never>(
  'save_platform_role',
  `update sign_in.staff set platform_role = $2, updated_at = ${clock} where id = $1`,
);

/** Sets or removes (null) a platform role. Only an operator's command does so. */
export function savePlatformRole(tx: Tx, staffId: string, platformRole: PlatformRole | null): void {
  tx.write(setPlatformRole, [staffId, platformRole]);
}

const saveName = write<never>(
  'save_staff_name',
  `update sign_in.staff set name = $2, updated_at = ${clock} where id = $1`,
);

export const saveStaffName = (tx: Tx, staffId: string, name: string): void => tx.write(saveName, [staffId, name]);

/** A member of a merchant's team. */
export interface TeamMember extends Pick<Staff, 'id' | 'email' | 'name' | 'lastSignInAt'> {
  readonly role: Role;
  readonly twoFactorEnabled: boolean;
}

const teamMember = `s.id, coalesce(s.two_factor_enabled, false) as "twoFactorEnabled", s.email, s.name, ${roleOf('t')} as role, s.last_sign_in_at as "lastSignInAt"
   from memberships t join sign_in.staff s on s.id = t.staff_id`;

const listOfMerchant = read<TeamMember>(
  'list_team',
  `select ${teamMember} where t.merchant_id = $1
   order by array_position(array['owner', 'admin', 'staff', 'viewer'], ${roleOf('t')}), s.name, s.id`,
);

/** The team of a merchant: owners first, then admins, staff and viewers, each by name. */
export const listTeam = (reader: Reader, merchantId: string): Promise<TeamMember[]> =>
  reader.query(listOfMerchant, [merchantId]);

const findOfTeam = read<TeamMember>('find_team_member', `select ${teamMember} where t.merchant_id = $1 and s.id = $2`);

/** A member of the merchant; undefined for somebody who belongs only to others. */
export const findTeamMember = (reader: Reader, merchantId: string, staffId: string): Promise<TeamMember | undefined> =>
  queryOne(reader, findOfTeam, [merchantId, staffId]);

const lockAll = lockingRead<Membership>(
  'lock_memberships',
  // Locks the whole team against concurrent changes: the last owner is determined under this lock. Rows that a
  // concurrent transaction has deleted or changed are read again after the wait.
  `select ${columnsOf(MembershipTable, 't', { except: ['role', 'acts'] })}, ${roleOf('t')} as role
   from memberships t where t.merchant_id = $1 order by t.staff_id for no key update`,
);

/** Locks all memberships of a merchant until the transaction ends. */
export const lockMemberships = (tx: Tx, merchantId: string): Promise<Membership[]> => tx.query(lockAll, [merchantId]);

const newMembership = insertInto(MembershipTable);
const insertRow = write<{ staffId: string }>(
  'insert_membership',
  `${newMembership.text} on conflict (merchant_id, staff_id) do nothing returning staff_id as "staffId"`,
);

/** Adds a member. Returns false when the person is a member already. */
export const insertMembership = async (tx: Tx, membership: Membership): Promise<boolean> =>
  (await queryOne(tx, insertRow, newMembership.values({ ...membership, ...storedRole(membership.role) }))) !==
  undefined;

const changedRole = updateOf(MembershipTable, { set: ['role', 'acts'], where: ['merchantId', 'staffId'] });
const changeRoleRow = write<never>('save_role', changedRole.text);

export function saveRole(tx: Tx, merchantId: string, staffId: string, role: Role): void {
  tx.write(changeRoleRow, changedRole.values({ merchantId, staffId, ...storedRole(role) }));
}

const endRow = write<never>(
  'end_membership',
  `with ended as (delete from memberships where merchant_id = $1 and staff_id = $2 returning created_at)
   insert into former_memberships (merchant_id, left_at, staff_id, joined_at) select $1, $3, $2, created_at from ended`,
);

/** Ends the membership, not the account. The audit log needs to know when it was. */
export function endMembership(tx: Tx, merchantId: string, staffId: string, at: Date): void {
  tx.write(endRow, [merchantId, staffId, at]);
}
