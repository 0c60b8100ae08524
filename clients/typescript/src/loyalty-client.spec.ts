import { readFileSync } from 'node:fs';
import type { operations } from './generated/openapi.js';
import { LoyaltyClient } from './loyalty-client.js';

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}
const document = JSON.parse(readFileSync(`${__dirname}/../../../openapi.json`, 'utf8')) as Document;

const options = { baseUrl: 'https://loyalty.example/', apiKey: 'lrw_live_secret' };
const order = { customer_email: 'ada@example.com', order_value: 10, order_source: 'shop' };

/** How each operation of the document is called. One that is added there does not compile until it is added here. */
const calls: Record<keyof operations, (client: LoyaltyClient) => Promise<unknown>> = {
  verifyKey: ({ identity }) => identity.verifyKey(),
  readIdentity: ({ identity }) => identity.read(),
  readUsage: ({ identity }) => identity.readUsage(),
  listEvents: ({ events }) => events.list().page(),
  readEvent: ({ events }) => events.read('{id}'),
  listRequests: ({ requests }) => requests.list().page(),
  readRequest: ({ requests }) => requests.read('{id}'),
  readIdempotencyKey: ({ requests }) => requests.readIdempotencyKey('{key}'),
  listWebhookEndpoints: ({ webhookEndpoints }) => webhookEndpoints.list(),
  createWebhookEndpoint: ({ webhookEndpoints }) =>
    webhookEndpoints.create({ url: 'https://shop.example', types: ['*'] }),
  readWebhookEndpoint: ({ webhookEndpoints }) => webhookEndpoints.read('{id}'),
  updateWebhookEndpoint: ({ webhookEndpoints }) => webhookEndpoints.update('{id}', { types: ['*'] }),
  deleteWebhookEndpoint: ({ webhookEndpoints }) => webhookEndpoints.delete('{id}'),
  rotateWebhookSecret: ({ webhookEndpoints }) => webhookEndpoints.rotateSecret('{id}'),
  testWebhookEndpoint: ({ webhookEndpoints }) => webhookEndpoints.test('{id}'),
  enableWebhookEndpoint: ({ webhookEndpoints }) => webhookEndpoints.enable('{id}'),
  disableWebhookEndpoint: ({ webhookEndpoints }) => webhookEndpoints.disable('{id}'),
  recoverWebhookDeliveries: ({ webhookEndpoints }) =>
    webhookEndpoints.recover('{id}', { since: '2026-11-20T00:00:00Z', only: 'all' }),
  listWebhookDeliveries: ({ webhookEndpoints }) => webhookEndpoints.listDeliveries('{id}').page(),
  resendWebhookDelivery: ({ webhookEndpoints }) => webhookEndpoints.resend('{id}', '{deliveryId}'),
  createOrder: ({ orders }) => orders.create(order),
  returnOrder: ({ orders }) => orders.return('{id}', { value: 1 }),
  previewReturn: ({ orders }) => orders.previewReturn('{id}'),
  listReturns: ({ orders }) => orders.listReturns('{id}').page(),
  previewOrder: ({ orders }) => orders.preview(order),
  listOrders: ({ orders }) => orders.list().page(),
  readOrder: ({ orders }) => orders.read('{id}'),
  listCustomers: ({ customers }) => customers.list().page(),
  readCustomer: ({ customers }) => customers.read('{id}'),
  readLoyalty: ({ customers }) => customers.readLoyalty('{id}'),
  listCardDefinitions: ({ cardDefinitions }) => cardDefinitions.list().page(),
  readCardDefinition: ({ cardDefinitions }) => cardDefinitions.read('{id}'),
  listCardEntries: ({ cards }) => cards.entries('{customerId}', '{cardId}').page(),
  listCardsOfCustomer: ({ cards }) => cards.listOfCustomer('{customerId}').page(),
  giveStamps: ({ cards }) => cards.giveStamps('{customerId}', '{cardId}', { quantity: 1 }),
  givePoints: ({ cards }) => cards.givePoints('{customerId}', '{cardId}', { quantity: 1 }),
  adjustPoints: ({ cards }) => cards.adjustPoints('{customerId}', '{cardId}', { points: 1 }),
  spendPoints: ({ cards }) => cards.spendPoints('{customerId}', '{cardId}', { quantity: 1 }),
  correctPoints: ({ cards }) => cards.correctPoints('{customerId}', '{cardId}', { change: 1, reason: 'x' }),
  correctStamps: ({ cards }) => cards.correctStamps('{customerId}', '{cardId}', { change: 1, reason: 'x' }),
  reverseEntry: ({ cards }) => cards.reverseEntry('{customerId}', '{cardId}', '{number}' as never, { reason: 'x' }),
  listAffordableRewards: ({ rewards }) => rewards.affordableTo('{customerId}').page(),
  reverseReward: ({ rewards }) => rewards.reverse('{customerId}', '{rewardId}', { reason: 'x' }),
  listRewardTemplates: ({ rewardTemplates }) => rewardTemplates.list().page(),
  readRewardTemplate: ({ rewardTemplates }) => rewardTemplates.read('{id}'),
  listRewardsOfCustomer: ({ rewards }) => rewards.listOfCustomer('{customerId}').page(),
  readRewardOfCustomer: ({ rewards }) => rewards.readOfCustomer('{customerId}', '{rewardId}'),
  giveReward: ({ rewards }) => rewards.give('{customerId}', { rewardId: 'free-coffee' }),
  redeemReward: ({ rewards }) => rewards.redeem('{customerId}', '{rewardId}'),
  redeemRewardById: ({ rewards }) => rewards.redeemById('{id}'),
  updateCoupon: ({ rewards }) => rewards.updateCoupon({ userRewardId: 'rwd_1', couponCode: 'ADA' }),
  listVouchers: ({ vouchers }) => vouchers.list().page(),
  readVoucher: ({ vouchers }) => vouchers.read('{id}'),
  lookUpVoucher: ({ vouchers }) => vouchers.lookUp('K7QM-2XHP-9RTB-V4CE'),
  listVouchersOfCustomer: ({ vouchers }) => vouchers.listOfCustomer('{customerId}').page(),
  readVoucherOfCustomer: ({ vouchers }) => vouchers.readOfCustomer('{customerId}', '{voucherId}'),
  issueVoucher: ({ vouchers }) => vouchers.issue({ voucherTemplateId: 'gift-voucher', customerId: 'shop-4711' }),
  reverseRedemption: ({ vouchers }) => vouchers.reverse('{id}', '{number}', { reason: 'Returned' }),
  validateVoucher: ({ vouchers }) => vouchers.validate('{id}'),
  validateVoucherByCode: ({ vouchers }) => vouchers.validateCode({ code: 'K7QM-2XHP-9RTB-V4CE' }),
  createHold: ({ vouchers }) => vouchers.hold('{id}'),
  listHolds: ({ vouchers }) => vouchers.holds('{id}').page(),
  readHold: ({ vouchers }) => vouchers.readHold('{id}', '{holdId}'),
  captureHold: ({ vouchers }) => vouchers.captureHold('{id}', '{holdId}'),
  releaseHold: ({ vouchers }) => vouchers.releaseHold('{id}', '{holdId}'),
  listVoucherEntries: ({ vouchers }) => vouchers.entries('{id}').page(),
  redeemVoucher: ({ vouchers }) => vouchers.redeem('{id}'),
  adjustVoucher: ({ vouchers }) => vouchers.adjust('{id}', { remainingValue: 1, reason: 'Counted again' }),
  cancelVoucher: ({ vouchers }) => vouchers.cancel('{id}', { reason: 'Returned' }),
  downloadVoucherPdf: ({ vouchers }) => vouchers.downloadPdf('{id}'),
  sendVoucher: ({ vouchers }) => vouchers.send('{id}'),
};

/** A client whose every request is answered with this, and what it sent. */
function clientThatGets(body: object) {
  const sent: { method: string; path: string; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    const path = decodeURIComponent(new URL(String(url)).pathname);
    sent.push({ method: init?.method ?? '', path, headers: new Headers(init?.headers) });
    return Promise.resolve(new Response(JSON.stringify(body)));
  };
  return { client: new LoyaltyClient({ ...options, fetch }), sent };
}

const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, { operationId, parameters = [] }]) =>
      [operationId, method.toUpperCase(), path, parameters.some(({ name }) => name === 'Idempotency-Key')] as const,
  ),
);

describe('LoyaltyClient', () => {
  it.each(routes)('%s is %s %s', async (operationId, method, path, isWrite) => {
    const { client, sent } = clientThatGets({ success: true, data: {}, pagination: {} });
    await calls[operationId as keyof operations](client);
    expect(sent.map((request) => [request.method, request.path])).toEqual([[method, path]]);
    expect(sent[0]?.headers.has('idempotency-key')).toBe(isWrite);
    expect(sent[0]?.headers.get('x-api-key')).toBe(options.apiKey);
  });

  it('fields and values that it does not know are passed on', async () => {
    const { client } = clientThatGets({ success: true, data: { id: 'vch_1', status: 'frozen', frozenBy: { id: 7 } } });
    expect(await client.vouchers.read('vch_1')).toEqual({ id: 'vch_1', status: 'frozen', frozenBy: { id: 7 } });
  });

  it('a numbered page says that its total is an estimate', async () => {
    const counted = { currentPage: 1, totalPages: 1201, totalItems: 12_003, itemsPerPage: 10, hasPrevPage: false };
    const pagination = { ...counted, hasNextPage: true, totalIsEstimate: true };
    const { client } = clientThatGets({ success: true, data: [], pagination });
    const page = await client.vouchers.list().page();
    const isEstimate: true | undefined = page.pagination.totalIsEstimate;
    expect([isEstimate, page.pagination]).toEqual([true, pagination]);
  });

  it('the figures beside the message of a refusal are in its error', async () => {
    const body = { code: 400, message: 'Too few.', error: 'insufficient_points', required: 30, available: 12.5 };
    const fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status: 400 }));
    const { cards } = new LoyaltyClient({ ...options, fetch });
    const refused = cards.spendPoints('cus_1', 'ccard_1', { quantity: 30 });
    await expect(refused).rejects.toMatchObject({ reason: 'insufficient_points', required: 30, available: 12.5 });
    await expect(refused).rejects.toHaveProperty('maximum', undefined);
  });

  it('the README names every method', () => {
    const rows = readFileSync(`${__dirname}/../README.md`, 'utf8').split('\n');
    const methods = Object.values(calls).map((call) => /=>\s*(\w+)\.(\w+)\(/.exec(String(call))?.slice(1) ?? []);
    const missing = methods.filter(([resource, method]) => {
      const row = rows.find((line) => line.startsWith(`| \`${resource}\` |`));
      return !row?.includes(`\`${method}\``);
    });
    expect(methods.every(({ length }) => length === 2)).toBe(true);
    expect(missing).toEqual([]);
  });

  it.each([
    ['no key', { apiKey: '' }],
    ['a key that is no header', { apiKey: 'lrw_live_secret\n' }],
    ['no address', { baseUrl: '' }],
    ['a name that is no header', { userAgent: 'shop\r\nX-API-Key: other' }],
    ['no attempt', { maxAttempts: 0 }],
    ['no end', { deadlineMs: Infinity }],
    ['not a number', { attemptTimeoutMs: Number.NaN }],
  ])('%s is refused at once, and the key is not repeated', (_name, wrong) => {
    let message = '';
    try {
      message = `It made ${typeof new LoyaltyClient({ ...options, ...wrong })}.`;
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/must be|Invalid URL/);
    expect(message).not.toContain('secret');
  });

  it('a wrong Idempotency-Key is refused before anything is sent', async () => {
    const { client, sent } = clientThatGets({});
    await expect(client.vouchers.send('vch_1', { idempotencyKey: 'ключ' })).rejects.toThrow(TypeError);
    expect(sent).toHaveLength(0);
  });
});
