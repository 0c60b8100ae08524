import type { IncomingMessage, ServerResponse } from 'node:http';
import { orderValueToMinor } from '#domain/money.js';
import { admit, type Backend, type Operation } from './admit.js';
import type { Answer } from './answer.js';
import { parseBody, readBody, writeKeyOf } from './body.js';
import { callersBy } from './caller.js';
import { sqlErrorOf } from './database.js';
import { orderRequestOf } from './order-request.js';
import { findCallers, type OrderCaller } from './order-statements.js';
import { originalOrder, type OrderWrite, recordOrder } from './record-order.js';
import { writeOnce } from './write-once.js';

const operation: Operation = {
  route: '/v1/public/orders/create',
  scope: 'orders:write',
  ownWindow: 'orderCreationsPerMinute',
};

/** POST /v1/public/orders/create */
export function createOrder(backend: Backend) {
  const { database } = backend;
  const find = callersBy<OrderCaller>(database.send, findCallers);
  return async (request: IncomingMessage, response: ServerResponse): Promise<Answer> => {
    const reading = readBody(request);
    const caller = await admit(backend, operation, request, response, find);
    const body = parseBody(request, await reading);
    const order = orderRequestOf(body);
    if (!caller.known) throw new Error('The bare server knows merchants with a stamp card alone.');
    const valueMinor = orderValueToMinor(order.value, caller.currency);
    const write: OrderWrite = { caller, order, valueMinor, ...writeKeyOf(request, body) };
    try {
      return await writeOnce(database, write, (claimed) => recordOrder(write, claimed));
    } catch (error) {
      // Taken to be new until the database knows better: then the first order's result is the answer.
      if (sqlErrorOf(error).constraint !== 'orders_original') throw error;
      return writeOnce(database, write, (claimed) => originalOrder(write, claimed));
    }
  };
}
