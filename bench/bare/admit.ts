import type { IncomingMessage, ServerResponse } from 'node:http';
import { type KeyRow, presentedKey, requireKey, requireScope } from './caller.js';
import type { Database } from './database.js';
import type { OwnWindow, TakeFromLimits } from './limits.js';
import { logOf } from './request-log.js';
import type { RecordUse } from './usage.js';

/** What every request needs. */
export interface Backend {
  readonly database: Database;
  readonly pepper: string;
  readonly takeFromLimits: TakeFromLimits;
  readonly recordUse: RecordUse;
}

export interface Operation {
  /** The name of the route in the usage statistics. */
  readonly route: string;
  readonly scope: string;
  readonly ownWindow?: OwnWindow;
}

/** The checks of every request in the order of the contract: key (401), limits (429), scope (403). */
export async function admit<Row extends KeyRow>(
  { pepper, takeFromLimits, recordUse }: Backend,
  { route, scope, ownWindow }: Operation,
  request: IncomingMessage,
  response: ServerResponse,
  find: (publicPart: string) => Promise<Row | undefined>,
): Promise<Row> {
  const { key, publicPart } = presentedKey(request);
  const caller = requireKey(await find(publicPart), pepper, key);
  Object.assign(logOf(request), { caller, route });
  recordUse(caller, route, request, response);
  await takeFromLimits(response, caller, ownWindow);
  requireScope(caller, scope);
  return caller;
}
