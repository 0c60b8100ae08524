import { clock, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

/** A session as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  readonly createdAt: Date;
  /** Exact to about one hour. */
  readonly lastSeenAt: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly current: boolean;
}

const maxListed = 100;

const list = read<OwnSession>(
  'list_own_sessions',
  // Always includes the current session, even if a hundred others have been used since its last use was saved.
  `select * from (
     select s.id, s.created_at as "createdAt", s.updated_at as "lastSeenAt", nullif(s.ip_address, '') as address,
       nullif(s.user_agent, '') as "userAgent", s.id = $2 as current
     from sign_in.sessions s where s.user_id = $1 and s.expires_at > ${clock}
     order by s.id = $2 desc, s.updated_at desc limit ${maxListed}) shown
   order by "lastSeenAt" desc, id desc`,
);

/** The sessions of a person that have not expired, the latest used first, at most 100. */
export const listOwnSessions = (reader: Reader, staffId: string, currentId: string): Promise<OwnSession[]> =>
  reader.query(list, [staffId, currentId]);

const deleteRow = write<{ id: string }>(
  'delete_session',
  `delete from sign_in.sessions where id = $1 and user_id = $2 and expires_at > ${clock} returning id`,
);

/** Deletes a session of the person that has not expired. Returns false where there is none. */
export const deleteSession = async (tx: Tx, staffId: string, sessionId: string): Promise<boolean> =>
  (await queryOne(tx, deleteRow, [sessionId, staffId])) !== undefined;
