import type { Order } from '#domain/orders/order.js';
import type { Merchant } from '#domain/merchants/merchant.js';
import { dayMs } from '#domain/time.js';
import { createOrder } from '#operations/orders/create-order.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import { keyActorOf } from './key-actor.js';

const firstNames = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Margaret', 'Niklaus', 'Radia', 'Tim'];
const lastNames = ['Lovelace', 'Hopper', 'Müller', 'Okafor', 'García', 'Nowak', 'Tanaka', 'Öztürk', 'Rossi', 'Dubois'];

/** Pseudorandom figures, which are the same on every machine, so that people can talk about the demo. */
export function figures(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * below) % below;
  };
}

const person = (index: number): { name: string; email: string } => {
  const first = firstNames[index % firstNames.length] ?? '';
  const last = lastNames[Math.floor(index / firstNames.length + index) % lastNames.length] ?? '';
  const plain = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return { name: `${first} ${last}`, email: `${plain}${index}@example.com` };
};

/** Orders of the last 30 days, oldest first, each through the same operation as an order of today. Returns them. */
export async function orderHistory(
  db: Database,
  merchant: Merchant,
  apiKeyId: string,
  { customers, orders, until }: { customers: number; orders: number; until: Date },
): Promise<Order[]> {
  const draw = figures(customers * 31 + orders);
  const actor = keyActorOf(merchant, apiKeyId);
  const made: Order[] = [];
  const stepMs = (30 * dayMs) / orders;
  for (let index = 0; index < orders; index += 1) {
    const at = new Date(until.getTime() - (orders - index) * stepMs + draw(stepMs));
    // Every customer comes once, then some come again and again.
    const buyer = person(index < customers ? index : Math.min(draw(customers), draw(customers)));
    const order = {
      ...buyer,
      valueMinor: 150 + draw(3_200),
      source: draw(3) === 0 ? 'app' : 'webshop',
      orderNumber: String(10_001 + index),
      couponCode: undefined,
    };
    made.push((await inTransaction(db, (tx) => createOrder(tx, actor, order), { fixedTime: at })).order);
  }
  return made;
}
