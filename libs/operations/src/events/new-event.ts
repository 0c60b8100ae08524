import type { Customer } from '#domain/customers/customer.js';
import { codeLast4, type EventData, type EventType, type FieldChange, type EventName } from '#domain/events/event.js';
import type { ApiKey } from '#domain/keys/api-key.js';
import type { Order } from '#domain/orders/order.js';
import type { Reward } from '#domain/rewards/reward.js';
import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { ApiKeyView } from '#http/views/api-key.view.js';
import { CardView } from '#http/views/card.view.js';
import { CustomerView } from '#http/views/customer.view.js';
import { OrderView } from '#http/views/order.view.js';
import { RewardView } from '#http/views/reward.view.js';
import { VoucherView } from '#http/views/voucher.view.js';
import { WebhookEndpointView } from '#http/views/webhook-endpoint.view.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { changesBetween } from '../audit/audit-write.js';

/** The row of each kind of object that operations write. */
interface Rows {
  readonly order: Order;
  readonly customer: Customer;
  readonly card: TitledCard;
  readonly reward: Reward;
  readonly voucher: ShownVoucher;
  readonly api_key: ApiKey;
  readonly webhook_endpoint: WebhookEndpoint;
}

/** An object as the API shows it at a given time, and the customer whom it belongs to. */
interface Shown {
  readonly fields: object;
  readonly customerId: string | null;
  /** A code, which no event holds. */
  readonly code?: string | null;
}

type ShownAt<Kind extends keyof Rows> = (row: Rows[Kind], at: Date) => Shown;

const shownAt: { readonly [Kind in keyof Rows]: ShownAt<Kind> } = {
  order: (order) => ({ fields: new OrderView(order), customerId: order.customerId }),
  customer: (customer) => ({ fields: new CustomerView(customer), customerId: customer.id }),
  card: (card) => ({ fields: new CardView(card), customerId: card.customerId }),
  reward: (reward, at) => {
    const { couponCode: code, ...fields } = new RewardView(reward, at);
    return { fields: { ...fields, codeLast4: codeLast4(code) }, customerId: reward.customerId, code };
  },
  voucher: (voucher, at) => {
    const { code: _, ...fields } = new VoucherView(voucher, at);
    return { fields: { ...fields, codeLast4: codeLast4(voucher.code) }, customerId: voucher.customerId };
  },
  api_key: (key, at) => ({ fields: new ApiKeyView(key, at), customerId: null }),
  webhook_endpoint: (endpoint) => ({ fields: new WebhookEndpointView(endpoint), customerId: null }),
};

/** An event before it is recorded. */
export interface NewEvent {
  readonly type: EventType;
  readonly createdAt: Date;
  readonly subject: {
    readonly type: keyof Rows;
    readonly id: string;
    readonly externalId: string | null;
    readonly version: number;
  };
  readonly customerId: string | null;
  readonly data: EventData;
}

interface Details<Row> extends Pick<EventData, 'amount' | 'quantity' | 'reason' | 'expiresAt' | 'holdId'> {
  /** The object before the change; absent at its creation. */
  readonly before?: Row;
  /** Time has changed it: it was as before until a millisecond before the event. */
  readonly byTime?: boolean;
}

/** An order has one event of its creation, and one of each return. */
const versionOf = (row: Rows[keyof Rows]): number => ('eventVersion' in row ? row.eventVersion : 1 + row.returnCount);

/**
 * The event that happened to `after`, whose eventVersion is that of this event. What changed is found by comparing how the API
 * shows the object before and after. (docs/reference/events.md#the-event)
 */
export function eventOf<Kind extends keyof Rows>(
  kind: Kind,
  name: EventName<Kind>,
  createdAt: Date,
  after: Rows[Kind],
  { before, byTime, ...more }: Details<Rows[Kind]> = {},
): NewEvent {
  const show: ShownAt<Kind> = shownAt[kind];
  const shown = show(after, createdAt);
  const was = before && show(before, byTime ? new Date(createdAt.getTime() - 1) : createdAt);
  const { updatedAt: _, ...change }: Record<string, FieldChange> = was ? changesBetween(was.fields, shown.fields) : {};
  if (was && was.code !== shown.code)
    change['codeLast4'] = { from: codeLast4(was.code ?? null), to: codeLast4(shown.code ?? null) };
  return {
    type: `${kind}.${name}` as EventType,
    createdAt,
    subject: {
      type: kind,
      id: after.id,
      version: versionOf(after),
      externalId: 'externalId' in after ? after.externalId : null,
    },
    customerId: shown.customerId,
    data: { object: { ...shown.fields }, change, ...more },
  };
}
