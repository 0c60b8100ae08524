import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreatedOrderView } from '#api/orders/create-order.js';
import { decodeId } from '#domain/ids.js';
import { type Answer, checkShape } from '../harness/client.js';
import { until } from '../harness/deadline.js';
import { brokenPromises } from './ledger.js';
import { newEmail } from './random.js';
import { base, type Shop } from './shop.js';

/** A client that has no definite answer by then never gets one. */
const patienceMs = 45_000;

interface Acknowledged {
  readonly orderId: string;
  readonly orderNumber: string;
}

/** What finish() finds where no order was lost, and none was made that nobody was told of. */
export const nothing: { lost: string[]; unanswered: string[]; broken: object } = {
  ...{ lost: [], unanswered: [], broken: {} },
};

/** Clients of a merchant of their own that send orders, each until it has a definite answer, while what the service stands on fails. */
export class OrderLoad {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers by status; 0 is a connection that broke. */
  readonly answers: Record<number, number> = {};
  private goesOn = true;
  private readonly clients: Promise<unknown>;

  private constructor(
    private readonly shop: Shop,
    clients: number,
  ) {
    const emails = Array.from({ length: clients / 2 }, () => newEmail());
    this.clients = Promise.all(Array.from({ length: clients }, (_, at) => this.client(at, emails)));
    // Seen where it is waited for, in finish().
    this.clients.catch(() => undefined);
  }

  static start(shop: Shop, clients: number): OrderLoad {
    return new OrderLoad(shop, clients);
  }

  /** Waits until so many more orders are acknowledged; fails when a client has failed. */
  async untilMore(orders: number): Promise<void> {
    const target = this.acknowledged.length + orders;
    const reached = until(`${orders} more orders`, () => this.acknowledged.length >= target, patienceMs);
    await Promise.race([reached, this.clients]);
  }

  /** Lets each client finish its order, and holds what was answered against what is stored. */
  async finish(): Promise<typeof nothing> {
    this.goesOn = false;
    await this.clients;
    const { database, merchantId } = this.shop;
    const orders = await database.rows<{ id: string; order_number: string }>(
      'select id, order_number from orders where merchant_id = $1',
      [merchantId],
    );
    const stored = new Set(orders.map(({ id, order_number }) => `${order_number} ${id}`));
    const answered = this.acknowledged.map(({ orderNumber, orderId }) => `${orderNumber} ${orderId}`);
    const lost = answered.filter((order) => !stored.delete(order));
    return { lost, unanswered: [...stored], broken: await brokenPromises(database, merchantId) };
  }

  private async client(number: number, emails: readonly string[]): Promise<void> {
    for (let turn = 0; this.goesOn; turn += 1) {
      const orderNumber = `N-${randomUUID()}`;
      const customer_email = emails[(number + turn) % emails.length];
      const body = { customer_email, order_value: turn % 10, order_source: 'shop', order_number: orderNumber };
      this.acknowledged.push({ orderNumber, orderId: await this.untilAcknowledged(number, body) });
    }
  }

  private async untilAcknowledged(number: number, body: object): Promise<string> {
    const idempotencyKey = randomUUID();
    let tries = 0;
    return until(
      `A definite answer for ${idempotencyKey}`,
      async () => {
        const answer = await this.attempt(number + tries, body, idempotencyKey);
        tries += 1;
        const status = answer?.status ?? 0;
        this.answers[status] = (this.answers[status] ?? 0) + 1;
        if (answer?.status === 200) return decodeId('order', answer.body.order.id) ?? '';
        if (answer && status !== 503 && answer.body.error !== 'idempotency_in_progress') {
          throw new Error(`An unexpected answer: ${status} ${answer.text}`);
        }
        // Less than it is told, or the machine would do nothing else than refuse.
        await pause(40);
        return undefined;
      },
      patienceMs,
    );
  }

  /** One try: an answer, or undefined where the connection broke and nothing is known. */
  private async attempt(
    turn: number,
    body: object,
    idempotencyKey: string,
  ): Promise<Answer<CreatedOrderView> | undefined> {
    const { clients } = this.shop.service;
    try {
      const call = { key: this.shop.key, body, idempotencyKey };
      const answer = await clients[turn % clients.length]?.send<CreatedOrderView>(
        'POST',
        `${base}/orders/create`,
        call,
      );
      if (answer) checkShape('POST', answer as Answer);
      return answer;
    } catch (error) {
      if ((error as { code?: string }).code === undefined) throw error;
      return undefined;
    }
  }
}
