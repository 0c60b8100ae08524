import type { PlatformRole, Role } from '#domain/team/staff.js';
import { one, type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** What a member of the staff may do: for the platform, and for the merchant that was asked about. */
export interface StaffAccess {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly twoFactorEnabled: boolean;
  readonly platformRole: PlatformRole | null;
  readonly lastSignInAt: Date | null;
  /** Null where they don't belong to it, or none was asked about. */
  readonly merchantId: string | null;
  readonly merchantName: string | null;
  readonly currency: string | null;
  readonly timeZone: string | null;
  readonly role: Role | null;
}

const findAccessRow = statement<StaffAccess>(
  'find_staff_access',
  `select s.id as "staffId", s.email, s.name, coalesce(s.two_factor_enabled, false) as "twoFactorEnabled",
     s.platform_role as "platformRole", s.last_sign_in_at as "lastSignInAt", m.merchant_id as "merchantId",
     m.name as "merchantName", m.currency, m.time_zone as "timeZone", b.role
   from sign_in.staff s
   left join memberships b on b.staff_id = s.id and b.merchant_id = $2
   left join merchants m on m.merchant_id = b.merchant_id
   where s.id = $1`,
);

/** Read anew for each request, so that a role that is taken away is gone at once. */
export const findStaffAccess = (
  reader: Reader,
  staffId: string,
  merchantId: string | undefined,
): Promise<StaffAccess | undefined> => one(reader, findAccessRow, [staffId, merchantId ?? null]);

/** A merchant that somebody works for, as the portal's frame shows it. */
export interface StaffMembership {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly role: Role;
}

const listMembershipRows = statement<StaffMembership>(
  'list_memberships_of_staff',
  `select m.merchant_id as "merchantId", m.name as "merchantName", m.currency, m.time_zone as "timeZone", b.role
   from memberships b join merchants m on m.merchant_id = b.merchant_id
   where b.staff_id = $1 order by lower(m.name), m.merchant_id`,
);

/** By the merchants' names. */
export const listMembershipsOfStaff = (reader: Reader, staffId: string): Promise<StaffMembership[]> =>
  reader.query(listMembershipRows, [staffId]);

const noteRow = statement<never>('note_sign_in', `update sign_in.staff set last_sign_in_at = $2 where id = $1`);

export function noteSignIn(tx: Tx, staffId: string, at: Date): void {
  tx.write(noteRow, [staffId, at]);
}

const findIdByEmail = statement<{ id: string }>('find_staff_by_email', `select id from sign_in.staff where email = $1`);

/** The staff member with this e-mail (lower case), or undefined. */
export const findStaffIdByEmail = async (reader: Reader, email: string): Promise<string | undefined> =>
  (await one(reader, findIdByEmail, [email]))?.id;

const findSecret = statement<{ secret: string }>(
  'find_totp_secret',
  `select secret from sign_in.two_factors where user_id = $1`,
);

/** The secret of somebody's second factor, as the sign-in library has encrypted it; also while it is not confirmed. */
export const findTotpSecret = async (reader: Reader, staffId: string): Promise<string | undefined> =>
  (await one(reader, findSecret, [staffId]))?.secret;

const takeStep = statement<{ id: string }>(
  'take_totp_step',
  // Of several tries with one code at one moment, one finds the older step.
  `update sign_in.two_factors set last_used_step = $2
   where user_id = $1 and (last_used_step is null or last_used_step < $2) returning id`,
);

/** Takes a time step of somebody's second factor; false where it, or a later one, was taken before. */
export const takeTotpStep = async (reader: Reader, staffId: string, step: number): Promise<boolean> =>
  (await one(reader, takeStep, [staffId, step])) !== undefined;
