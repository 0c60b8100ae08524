import type { PlatformRole, Role } from '#domain/team/staff.js';
import type { Database } from '../database/database.js';
import { queryOne, read, type Reader, selfCommitting, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { roleOf } from '../team/staff.table.js';

/** A staff member's access: to the platform, and to the requested merchant. */
export interface StaffAccess {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly twoFactorEnabled: boolean;
  readonly platformRole: PlatformRole | null;
  readonly lastSignInAt: Date | null;
  /** Null when they are not a member of it, or when no merchant was requested. */
  readonly merchantId: string | null;
  readonly merchantName: string | null;
  readonly currency: string | null;
  readonly timeZone: string | null;
  readonly role: Role | null;
  /** Whether the merchant requires a second factor of its members. */
  readonly requiresSecondFactor: boolean | null;
}

const findAccessRow = read<StaffAccess>(
  'find_staff_access',
  `select s.id as "staffId", s.email, s.name, coalesce(s.two_factor_enabled, false) as "twoFactorEnabled",
     s.platform_role as "platformRole", s.last_sign_in_at as "lastSignInAt", m.merchant_id as "merchantId",
     m.name as "merchantName", m.currency, m.time_zone as "timeZone", ${roleOf('b')} as role,
     m.requires_second_factor as "requiresSecondFactor"
   from sign_in.staff s
   left join memberships b on b.staff_id = s.id and b.merchant_id = $2
   left join merchants m on m.merchant_id = b.merchant_id
   where s.id = $1`,
);

/** Read for each request, so that a removed role has no effect on the next request. */
export const findStaffAccess = (
  reader: Reader,
  staffId: string,
  merchantId: string | undefined,
): Promise<StaffAccess | undefined> => queryOne(reader, findAccessRow, [staffId, merchantId ?? null]);

/** A merchant of a staff member, as the portal's navigation shows it. */
export interface StaffMembership {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly role: Role;
  readonly requiresSecondFactor: boolean;
}

const listMembershipRows = read<StaffMembership>(
  'list_memberships_of_staff',
  `select m.merchant_id as "merchantId", m.name as "merchantName", m.currency, m.time_zone as "timeZone", ${roleOf('b')} as role,
     m.requires_second_factor as "requiresSecondFactor"
   from memberships b join merchants m on m.merchant_id = b.merchant_id
   where b.staff_id = $1 order by lower(m.name), m.merchant_id`,
);

/** Ordered by merchant name. */
export const listMembershipsOfStaff = (reader: Reader, staffId: string): Promise<StaffMembership[]> =>
  reader.query(listMembershipRows, [staffId]);

const findFactor = read<{ enabled: boolean }>(
  'find_second_factor',
  `select coalesce(two_factor_enabled, false) as enabled from sign_in.staff where id = $1`,
);

/** Whether the account has a second factor that is turned on. */
export const hasSecondFactor = async (reader: Reader, staffId: string): Promise<boolean> =>
  (await queryOne(reader, findFactor, [staffId]))?.enabled ?? false;

const saveRow = write<never>('save_last_sign_in', `update sign_in.staff set last_sign_in_at = $2 where id = $1`);

/** Sets the time of the last sign-in. */
export function saveLastSignIn(tx: Tx, staffId: string, at: Date): void {
  tx.write(saveRow, [staffId, at]);
}

const findIdByEmail = read<{ id: string }>('find_staff_id_by_email', `select id from sign_in.staff where email = $1`);

/** The staff member with this e-mail (lower case), or undefined. */
export const findStaffIdByEmail = async (reader: Reader, email: string): Promise<string | undefined> =>
  (await queryOne(reader, findIdByEmail, [email]))?.id;

const findSecret = read<{ secret: string }>(
  'find_totp_secret',
  `select secret from sign_in.two_factors where user_id = $1`,
);

/** The secret of the second factor, encrypted by the sign-in library. Also returned before it is confirmed. */
export const findTotpSecret = async (reader: Reader, staffId: string): Promise<string | undefined> =>
  (await queryOne(reader, findSecret, [staffId]))?.secret;

const useStep = selfCommitting<{ id: string }>(
  'use_totp_step',
  // If several requests use the same code at once, only one still finds an older step, and updates the row.
  `update sign_in.two_factors set last_used_step = $2
   where user_id = $1 and (last_used_step is null or last_used_step < $2) returning id`,
);

/** Marks a TOTP time step as used. Returns false when it or a later one was used before. */
export const useTotpStep = async (db: Database, staffId: string, step: number): Promise<boolean> =>
  (await db.execute(useStep, [staffId, step])).length > 0;
