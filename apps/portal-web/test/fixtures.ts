import type {
  ApiKey,
  Card,
  CustomerEntry,
  Email,
  EventWithDeliveries,
  ListedCustomer,
  LoggedRequestWithBodies,
  Member,
  MerchantSettings,
  Order,
  Reward,
  TimelineEntry,
  Voucher,
  VoucherTemplate,
  WebhookDelivery,
  WebhookEndpoint,
} from '../src/api/types.js';

/** An API key with what a test needs otherwise. */
export const apiKey = (more: Partial<ApiKey> = {}): ApiKey =>
  ({
    id: 'key_1',
    integrationId: 'int_1',
    name: 'Web shop',
    prefix: 'lrw_live_abcdef',
    lastFour: 'wxyz',
    status: 'active',
    scopes: ['orders:read'],
    createdAt: '2026-11-01T10:00:00Z',
    createdByName: 'Ada',
    expiresAt: null,
    revokedAt: null,
    note: null,
    endsAt: null,
    allowedAddresses: [],
    rotatedFromId: null,
    rotatedToId: null,
    lastUsedAt: null,
    lastUsedUserAgent: null,
    ...more,
  }) as ApiKey;

/** A customer, as a list has it, with what a test needs otherwise. */
export const customer = (more: Partial<ListedCustomer> = {}): ListedCustomer =>
  ({
    id: 'cus_1',
    externalId: 'cus_1',
    email: 'grace@example.com',
    name: 'Grace Hopper',
    lifetimeStamps: 1200,
    lifetimePoints: 0,
    createdAt: '2026-11-01T10:00:00Z',
    balances: [],
    lastOrder: null,
    ...more,
  }) as ListedCustomer;

/** A customer's stamp card with what a test needs otherwise. */
export const card = (more: Partial<Card> = {}): Card =>
  ({
    id: 'ccard_1',
    externalId: 'ccard_1',
    cardId: 'card_1',
    customerId: 'cus_1',
    title: 'Coffee card',
    type: 'stamp',
    stamps: 3,
    points: 0,
    expirations: [],
    createdAt: '2026-11-01T10:00:00Z',
    ...more,
  }) as Card;

/** An entry of a customer's history with what a test needs otherwise. */
export const customerEntry = (more: Partial<CustomerEntry> = {}): CustomerEntry => ({
  at: '2026-11-01T10:00:00Z',
  kind: 'stamps',
  title: 'Coffee card',
  cause: 'give',
  change: 1,
  balanceAfter: 3,
  currency: null,
  orderId: null,
  orderNumber: null,
  locationName: null,
  reason: null,
  cardId: 'ccard_1',
  number: 1,
  reverses: null,
  reversedBy: null,
  by: { kind: 'staff', id: 'stf_1', name: 'Ada' },
  ...more,
});

/** A customer's reward with what a test needs otherwise. */
export const reward = (more: Partial<Reward> = {}): Reward =>
  ({
    id: 'rwd_1',
    externalId: 'rwd_1',
    rewardId: 'rwt_1',
    customerId: 'cus_1',
    title: 'A free coffee',
    status: 'active',
    expiry: null,
    couponCode: null,
    issuedAt: '2026-11-01T10:00:00Z',
    redeemedAt: null,
    locationId: null,
    ...more,
  }) as Reward;

/** A member of the team with what a test needs otherwise. */
export const member = (more: Partial<Member> = {}): Member =>
  ({
    id: 'stf_1',
    email: 'ada@example.com',
    name: 'Ada',
    role: 'owner',
    twoFactorEnabled: false,
    lastSignInAt: null,
    ...more,
  }) as Member;

/** A refused request with what a test needs otherwise. */
export const loggedRequest = (more: Partial<LoggedRequestWithBodies> = {}): LoggedRequestWithBodies => ({
  id: 'req_1',
  requestId: 'req_1',
  at: '2026-11-17T10:00:00Z',
  method: 'POST',
  status: 400,
  route: '/v1/public/vouchers/{id}/redeem',
  path: '/v1/public/vouchers/vch_1/redeem',
  query: null,
  error: 'voucher_expired',
  durationMs: 11.8,
  keyId: 'key_1',
  keyPrefix: 'lrw_live_abcdef',
  replayed: false,
  idempotencyKey: 'order-77',
  ip: '203.0.113.7',
  userAgent: 'shop/2.1',
  subjectIds: ['vch_1', 'rwd_1'],
  requestBody: '{"amount":5}',
  requestBodyTruncated: false,
  responseBodyTruncated: false,
  responseBody: '{"code":400,"message":"This voucher has expired.","error":"voucher_expired"}',
  ...more,
});

/** An event with what a test needs otherwise. */
export const loyaltyEvent = (more: Partial<EventWithDeliveries> = {}): EventWithDeliveries =>
  ({
    id: 'evt_1',
    type: 'voucher.redeemed',
    createdAt: '2026-11-17T10:00:00Z',
    customerId: null,
    publishedAt: '2026-11-17T10:00:00.2Z',
    requestIsLogged: true,
    deliveries: [],
    subject: { type: 'voucher', id: 'vch_1', externalId: 'vch_1', version: 2 },
    request: { id: 'req_1', idempotencyKey: 'order-77' },
    actor: { type: 'api_key', id: 'key_1' },
    data: { object: { id: 'vch_1', remainingValue: 40 }, change: { remainingValue: { from: 50, to: 40 } }, amount: 10 },
    ...more,
  }) as EventWithDeliveries;

/** A refused request in a timeline with what a test needs otherwise. */
export const timelineEntry = (more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: 'entry_1',
  at: '2026-07-14T23:30:09Z',
  kind: 'request',
  title: 'POST /v1/public/vouchers/{id}/redeem',
  detail: 'voucher_expired',
  status: '400',
  balanceAfter: null,
  currency: null,
  requestId: 'req_1',
  actor: { type: 'api_key', id: 'key_1', name: 'Web shop' },
  links: [{ kind: 'request', id: 'req_1', href: '/merchants/mer_1/requests/req_1' }],
  ...more,
});

/** A voucher with what a test needs otherwise. */
export const voucher = (more: Partial<Voucher> = {}): Voucher =>
  ({
    id: 'vch_1',
    externalId: 'vch_1',
    voucherTemplateId: 'vt_1',
    customerId: null,
    code: 'K7QM-2XHP',
    title: 'Gift voucher',
    value: 50,
    remainingValue: 12.5,
    heldAmount: 0,
    availableValue: 12.5,
    currency: 'GBP',
    status: 'partial',
    recipient: { name: 'Grace', email: 'grace@example.com' },
    allowPartialRedemption: true,
    createdAt: '2026-11-01T10:00:00Z',
    activation: '2026-11-01T10:00:00Z',
    expiry: '2026-12-31T23:59:59Z',
    recipientLanguage: null,
    externalReference: null,
    ...more,
  }) as Voucher;

/** An e-mail of a voucher that was accepted, with what a test needs otherwise. */
export const email = (more: Partial<Email> = {}): Email => ({
  id: 'eml_1',
  kind: 'voucher',
  subjectId: 'vch_1',
  recipient: 'grace@example.com',
  status: 'accepted',
  attempts: 1,
  reason: null,
  response: '250 OK',
  messageId: null,
  nextAttemptAt: null,
  createdAt: '2026-11-17T10:00:00Z',
  updatedAt: '2026-11-17T10:00:02Z',
  by: { kind: 'staff', id: 'stf_1', name: 'Ada' },
  ...more,
});

/** A voucher template with what a test needs otherwise. */
export const voucherTemplate = (more: Partial<VoucherTemplate> = {}): VoucherTemplate =>
  ({
    id: 'vt_1',
    externalId: 'vt_1',
    title: 'Gift voucher',
    type: 'fixed',
    value: 20,
    minValue: null,
    maxValue: null,
    currency: { code: 'GBP' },
    allowPartialRedemption: true,
    expiryDays: 365,
    activationDelayDays: 0,
    terms: null,
    active: true,
    ...more,
  }) as VoucherTemplate;

/** A webhook endpoint with what a test needs otherwise. */
export const webhookEndpoint = (more: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: 'whe_1',
  url: 'https://shop.example/webhooks',
  description: 'Order history',
  types: ['*'],
  includePersonalData: false,
  status: 'enabled',
  disabledReason: null,
  createdAt: '2026-11-01T10:00:00Z',
  lastSuccessAt: null,
  lastFailureAt: null,
  failingSince: null,
  ...more,
});

/** A delivery that failed once, with what a test needs otherwise. */
export const webhookDelivery = (more: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'whd_1',
  eventId: 'evt_1',
  eventType: 'order.created',
  status: 'pending',
  attempts: [{ at: '2026-11-17T10:00:00Z', statusCode: 503, error: null, durationMs: 41, responseBody: 'Try later.' }],
  nextAttemptAt: '2026-11-17T10:00:05Z',
  ...more,
});

/** The first page of a cursor list that has no second one. */
export const cursorPage = (data: readonly unknown[]): object => ({
  success: true,
  data,
  pagination: { hasMore: false, nextCursor: null },
});

/** An order with what a test needs otherwise. */
export const order = (more: Partial<Order> = {}): Order => ({
  id: 'ord_1',
  externalId: 'ord_1',
  orderNumber: '100042',
  source: 'webshop',
  integrationType: 'public_api',
  value: 24.9,
  currency: 'GBP',
  stampsAwarded: 3,
  pointsAwarded: 24,
  couponRedeemed: false,
  returnedValue: 0,
  status: 'completed',
  customerId: 'cus_1',
  customer: { id: 'cus_1', name: 'Grace Hopper', email: 'grace@example.com' },
  createdAt: '2026-07-14T22:30:00Z',
  repeatOf: null,
  requestId: 'req_1',
  ...more,
});

/** A page of a counted list. */
export const countedPage = (data: readonly unknown[], nextCursor: string | null = null, more: object = {}): object => ({
  success: true,
  data,
  pagination: { limit: 25, hasMore: nextCursor !== null, nextCursor, ...more },
});

/** The settings of a merchant that set nothing. */
export const merchantSettings = (more: Partial<MerchantSettings> = {}): MerchantSettings =>
  ({
    name: 'Corner Coffee',
    currency: 'GBP',
    currencyFixed: false,
    timeZone: 'Europe/London',
    colour: null,
    textColour: '#ffffff',
    logo: null,
    language: 'en',
    paper: 'A4',
    replyTo: null,
    terms: null,
    ...more,
  }) as MerchantSettings;
