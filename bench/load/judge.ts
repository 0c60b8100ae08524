import type { Operation } from '../operations.js';
import { operationOf } from '../operations.js';
import type { LoadResponse } from './connection.js';

const succeeded = Buffer.from('{"success":true');

/** Whether an answer of this operation is as it must be: its status, and a success that says so. */
export function judgeOf(operation: Operation): (response: LoadResponse) => boolean {
  const { status: expected } = operationOf(operation);
  return ({ status, body }) =>
    status === expected && (status !== 200 || body.compare(succeeded, 0, succeeded.length, 0, succeeded.length) === 0);
}
