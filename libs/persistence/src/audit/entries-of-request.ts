import { idAt, timeOfId } from '../database/new-id.js';

/**
 * SQL for the audit entries of a request, in the row `a`. They have no index of their request, which each action would have to write:
 * ids begin with the time, so they are looked for in the primary key, from a minute before the request, because the database has
 * another clock, to two minutes after its start, when it writes nothing any more.
 */
export const isOfRequest = (a: string, request: string): string =>
  `${a}.id >= ${idAt(`(${timeOfId(request)} - interval '60 seconds')`)}
     and ${a}.id <= ${idAt(`(${timeOfId(request)} + interval '120 seconds')`)} and ${a}.request_id = ${request}`;
