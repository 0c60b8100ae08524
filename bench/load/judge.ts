import type { Operation } from '../operations.js';
import { operationOf } from '../operations.js';
import type { LoadResponse } from './connection.js';

/** Whether an answer of this operation is as it must be: its status, and the first bytes of its body. */
export function judgeOf(operation: Operation): (response: LoadResponse) => boolean {
  const { status: expected, bodyStart = '{"success":true' } = operationOf(operation);
  const start = Buffer.from(expected === 200 ? bodyStart : '');
  return ({ status, body }) => status === expected && body.subarray(0, start.length).equals(start);
}
