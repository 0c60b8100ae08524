import { randomUUID } from 'node:crypto';
import { type Operation, operationOf } from '../operations.js';
import type { SeededMerchant } from '../seed.js';
import type { LoadRequest } from './requests.js';

/** Without a common factor with the numbers of customers and vouchers: consecutive requests are for different ones. */
const stride = 7;

/** The requests of a load on the server with this port, one after the other. */
export function planRequests(
  operation: Operation,
  merchants: readonly SeededMerchant[],
  port: number,
): () => LoadRequest {
  const { request } = operationOf(operation);
  const run = randomUUID().slice(0, 8);
  let count = 0;
  return () => {
    count += 1;
    const merchant = merchants[count % merchants.length];
    const turn = Math.floor(count / merchants.length);
    const key = merchant?.keys[turn % merchant.keys.length];
    const customer = merchant?.customers[(turn * stride) % merchant.customers.length];
    const voucherId = merchant?.voucherIds[(turn * stride) % merchant.voucherIds.length];
    const printedVoucherId = merchant?.printedVoucherIds[(turn * stride) % merchant.printedVoucherIds.length];
    if (!merchant || !key || !customer || !voucherId || !printedVoucherId) throw new Error('The seed lacks something.');
    return request({ merchant, key, customer, voucherId, printedVoucherId, number: `${run}-${count}`, port });
  };
}
