import * as requests from './load/requests.js';
import type { LoadRequest } from './load/requests.js';
import type { SeededCustomer, SeededMerchant } from './seed.js';

/** What our API is compared with: the hand-written server, another version of our API, or ours without limits. */
export type OtherKind = 'reference' | 'checkout' | 'unlimited';

/** What the next request is about: merchants and their keys take turns, their customers and vouchers are spread. */
export interface RequestTurn {
  readonly merchant: SeededMerchant;
  readonly key: string;
  readonly customer: SeededCustomer;
  readonly voucherId: string;
  /** The id of a voucher whose PDF is already stored. */
  readonly printedVoucherId: string;
  /** Unique within the run of the bench. */
  readonly number: string;
  /** The port of the server that is asked: each stores its own answers. */
  readonly port: number;
}

interface BenchOperation {
  readonly title: string;
  readonly route: string;
  /** The status of every answer. */
  readonly status: 200 | 429;
  /** How the body of every 200 starts; of JSON unless it is given. */
  readonly bodyStart?: string;
  /** Which other servers answer it, beside our own API. */
  readonly others: readonly OtherKind[];
  readonly request: (turn: RequestTurn) => LoadRequest;
  /** What each server is asked before it is measured, for every merchant. */
  readonly prepare?: (merchant: SeededMerchant, port: number) => readonly LoadRequest[];
}

const everyOther = ['reference', 'checkout', 'unlimited'] as const;
const ownVersions = ['checkout', 'unlimited'] as const;
/** How many orders of a merchant are replayed in turn. */
const replayedOrders = 10;

const replayedOrder = (merchant: SeededMerchant, customer: SeededCustomer, port: number): LoadRequest => {
  const number = `replayed-${port}-${customer.id}`;
  return requests.order(merchant.keys[0], { email: customer.email, number, idempotencyKey: number });
};

/** What is measured, in this order. */
export const operations = {
  read: {
    title: 'read a customer',
    route: 'GET /v1/public/customers/{id}',
    status: 200,
    others: everyOther,
    request: ({ key, customer }) => requests.customer(key, customer.id),
  },
  email: {
    title: 'find a customer by e-mail',
    route: 'GET /v1/public/customers?email=',
    status: 200,
    others: ownVersions,
    request: ({ key, customer }) => requests.customerByEmail(key, customer.email),
  },
  list: {
    title: 'list customers, a page of 10',
    route: 'GET /v1/public/customers',
    status: 200,
    others: ownVersions,
    request: ({ key }) => requests.customers(key),
  },
  order: {
    title: 'create an order',
    route: 'POST /v1/public/orders/create',
    status: 200,
    others: everyOther,
    request: ({ key, customer, number }) => requests.order(key, { email: customer.email, number }),
  },
  replay: {
    title: 'replay an order',
    route: 'POST /v1/public/orders/create',
    status: 200,
    others: everyOther,
    request: ({ merchant, customer, port }) => replayedOrder(merchant, replayed(merchant, customer), port),
    prepare: (merchant, port) =>
      merchant.customers.slice(0, replayedOrders).map((customer) => replayedOrder(merchant, customer, port)),
  },
  redeem: {
    title: 'redeem a voucher in part',
    route: 'POST /v1/public/vouchers/{id}/redeem',
    status: 200,
    others: everyOther,
    request: ({ key, voucherId }) => requests.redemption(key, { voucherId, amount: 0.01 }),
  },
  points: {
    title: 'give points',
    route: 'POST /v1/public/customers/{id}/cards/{id}/points',
    status: 200,
    others: ownVersions,
    request: ({ key, customer }) => requests.points(key, customer),
  },
  pdf: {
    title: 'download a kept PDF',
    route: 'GET /v1/public/vouchers/{id}/pdf',
    status: 200,
    bodyStart: '%PDF-',
    others: ownVersions,
    request: ({ key, printedVoucherId }) => requests.voucherPdf(key, printedVoucherId),
  },
  limited: {
    title: 'be refused by a limit (429)',
    route: 'GET /v1/public/customers/{id}',
    status: 429,
    others: ['reference', 'checkout'],
    request: ({ merchant, customer }) => requests.customer(merchant.limitedKey, customer.id),
    prepare: ({ limitedKey, customers }) => customers.slice(0, 1).map(({ id }) => requests.customer(limitedKey, id)),
  },
} as const satisfies Record<string, BenchOperation>;

export type Operation = keyof typeof operations;

export const allOperations = Object.keys(operations) as Operation[];

/** An operation with what only some of them have. */
export const operationOf = (name: Operation): BenchOperation => operations[name];

/** The customer in whose place an order is replayed. */
function replayed({ customers }: SeededMerchant, customer: SeededCustomer): SeededCustomer {
  return customers[customers.indexOf(customer) % replayedOrders] ?? customer;
}
