import { type Operation, operationOf } from '../operations.js';
import type { SeededMerchant } from '../seed.js';
import { LoadConnection } from './connection.js';

/** Asks a server what it must have been asked before the operation is measured. */
export async function prepareServer(
  operation: Operation,
  merchants: readonly SeededMerchant[],
  port: number,
): Promise<void> {
  const { prepare } = operationOf(operation);
  if (!prepare) return;
  const connection = await LoadConnection.open(port);
  for (const merchant of merchants) for (const request of prepare(merchant, port)) await connection.send(request);
  connection.close();
}
