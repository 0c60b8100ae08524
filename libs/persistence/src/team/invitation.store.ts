import type { EmailStatus } from '#domain/jobs/email.js';
import type { Invitation } from '#domain/team/staff.js';
import { columnsOf, insertInto, updateOf } from '../database/entities/entity-sql.js';
import { lockingRead, queryOne, read, readAt, type ReadAt, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { emailStatus } from '../jobs/email.table.js';
import { InvitationTable, roleOf, storedRole } from './staff.table.js';

const columns = `${columnsOf(InvitationTable, 'i', { except: ['role', 'acts'] })}, ${roleOf('i')} as role`;

/** An invitation with the names of the merchant and of the inviting person. */
export type ShownInvitation = Invitation &
  ReadAt & {
    readonly merchantName: string;
    /** The merchant's time zone. */
    readonly timeZone: string;
    readonly invitedByName: string | null;
  };

const shown = `${columns}, m.name as "merchantName",
   m.time_zone as "timeZone", s.name as "invitedByName", ${readAt}
   from invitations i join merchants m on m.merchant_id = i.merchant_id left join sign_in.staff s on s.id = i.invited_by`;

const find = read<ShownInvitation>('find_invitation', `select ${shown} where i.merchant_id = $1 and i.id = $2`);

/** An invitation of any status, with the names of the merchant and of who invited. */
export const findInvitation = (
  reader: Reader,
  merchantId: string,
  invitationId: string,
): Promise<ShownInvitation | undefined> => queryOne(reader, find, [merchantId, invitationId]);

/** An open invitation with the outcome of its newest e-mail; null where that is older than 90 days. */
export interface ListedInvitation extends ShownInvitation {
  readonly emailStatus: EmailStatus | null;
  readonly emailReason: string | null;
  readonly emailResponse: string | null;
}

const listOpen = read<ListedInvitation>(
  'list_open_invitations',
  // There are few open invitations of a merchant, and one look-up for each.
  `select l.*, e.* from (
     select ${shown} where i.merchant_id = $1 and i.accepted_at is null and i.withdrawn_at is null) l
   left join lateral (
     select ${emailStatus} as "emailStatus", e.reason as "emailReason", e.response as "emailResponse" from (
       select * from emails e where e.merchant_id = $1 and e.subject_id = l.id order by e.id desc limit 1) e
     left join lateral (select j.* from staged_jobs j where j.merchant_id = $1 and j.id = e.id limit 1) j on true) e on true
   order by l.id desc`,
);

/** The invitations that are neither accepted nor withdrawn, newest first, including expired ones. */
export const listOpenInvitations = (reader: Reader, merchantId: string): Promise<ListedInvitation[]> =>
  reader.query(listOpen, [merchantId]);

const countPending = read<{ pending: number }>(
  'count_pending_invitations',
  `select count(*) as pending from (
     select 1 from invitations
     where merchant_id = $1 and email <> $2 and accepted_at is null and withdrawn_at is null limit $3) i`,
);

/** Counts pending invitations to other e-mails, including expired ones, up to `limit`. */
export const countPendingInvitations = async (
  tx: Tx,
  merchantId: string,
  email: string,
  limit: number,
): Promise<number> => (await queryOne(tx, countPending, [merchantId, email, limit]))?.pending ?? 0;

const lockOne = lockingRead<Invitation>(
  'lock_invitation',
  // Locks the invitation against concurrent acceptance, withdrawal or resending.
  `select ${columns} from invitations i where i.merchant_id = $1 and i.id = $2 for no key update`,
);

/** Locks the invitation until the transaction ends, against concurrent acceptance, withdrawal or resending. */
export const lockInvitation = (tx: Tx, merchantId: string, invitationId: string): Promise<Invitation | undefined> =>
  queryOne(tx, lockOne, [merchantId, invitationId]);

const newInvitation = insertInto(InvitationTable, { except: ['acceptedAt', 'acceptedBy', 'withdrawnAt'] });
const insertRow = write<never>('insert_invitation', newInvitation.text);

export type NewInvitation = Omit<Invitation, 'acceptedAt' | 'acceptedBy' | 'withdrawnAt'>;

export function insertInvitation(tx: Tx, invitation: NewInvitation): void {
  tx.write(insertRow, newInvitation.values({ ...invitation, ...storedRole(invitation.role) }));
}

const withdrawOpen = write<never>(
  'withdraw_open_invitation',
  `update invitations set withdrawn_at = $3
   where merchant_id = $1 and email = $2 and accepted_at is null and withdrawn_at is null`,
);

/** Withdraws the open invitation to this e-mail, if any, because a new one replaces it. */
export function withdrawOpenInvitation(tx: Tx, merchantId: string, email: string, withdrawnAt: Date): void {
  tx.write(withdrawOpen, [merchantId, email, withdrawnAt]);
}

const withdrawn = updateOf(InvitationTable, { set: ['withdrawnAt'], where: ['merchantId', 'id'] });
const withdrawRow = write<never>('withdraw_invitation', withdrawn.text);

export function saveInvitationWithdrawn(
  tx: Tx,
  { merchantId, id }: Pick<Invitation, 'merchantId' | 'id'>,
  at: Date,
): void {
  tx.write(withdrawRow, withdrawn.values({ merchantId, id, withdrawnAt: at }));
}

const extended = updateOf(InvitationTable, { set: ['expiresAt'], where: ['merchantId', 'id'] });
const extendRow = write<never>('extend_invitation', extended.text);

/** Extends an invitation: it stays open until the new expiry. */
export function saveInvitationExtended(
  tx: Tx,
  { merchantId, id }: Pick<Invitation, 'merchantId' | 'id'>,
  expiresAt: Date,
): void {
  tx.write(extendRow, extended.values({ merchantId, id, expiresAt }));
}

const accepted = updateOf(InvitationTable, { set: ['acceptedAt', 'acceptedBy'], where: ['merchantId', 'id'] });
const acceptRow = write<never>('accept_invitation', accepted.text);

export function saveInvitationAccepted(
  tx: Tx,
  { merchantId, id }: Pick<Invitation, 'merchantId' | 'id'>,
  acceptance: { readonly acceptedAt: Date; readonly acceptedBy: string },
): void {
  tx.write(acceptRow, accepted.values({ merchantId, id, ...acceptance }));
}
