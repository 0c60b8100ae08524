import type { components, operations } from './generated/openapi.js';

// What comes back may have more fields than these, and fields like `status` other values: both can grow within v1.
type Schemas = components['schemas'];

export type Identity = Schemas['IdentityView'];
export type Usage = Schemas['UsageView'];
export type Order = Schemas['OrderView'];
export type LoggedRequest = Schemas['RequestView'];
export type LoggedRequestWithBodies = Schemas['RequestWithBodiesView'];
export type IdempotencyRecord = Schemas['IdempotencyRecordView'];
export type WebhookEndpoint = Schemas['WebhookEndpointView'];
export type NewWebhookEndpoint = Schemas['NewWebhookEndpointView'];
export type WebhookDelivery = Schemas['WebhookDeliveryView'];
export type Recovery = Schemas['RecoveryView'];
export type CreatedOrder = Schemas['CreatedOrderView'];
export type OrderReturn = Schemas['OrderReturnView'];
export type PreviewedReturn = Schemas['PreviewedReturnView'];
export type PreviewedOrder = Schemas['PreviewedOrderView'];
export type Customer = Schemas['CustomerView'];
export type Loyalty = Schemas['LoyaltyView'];
export type CardDefinition = Schemas['CardDefinitionView'];
export type Card = Schemas['CardView'];
export type Spent = Schemas['SpentView'];
export type ReversedEntry = Schemas['ReversedEntryView'];
export type AffordableReward = Schemas['AffordableRewardView'];
export type CardEntry = Schemas['CardEntryView'];
export type Given = Schemas['GivenView'];
export type RewardTemplate = Schemas['RewardTemplateView'];
export type Reward = Schemas['RewardView'];
export type UpdatedCoupon = Schemas['UpdatedCouponView'];
export type VoucherTemplate = Schemas['VoucherTemplateView'];
export type Voucher = Schemas['VoucherView'];
export type IssuedVoucher = Schemas['IssuedVoucherView'];
export type RedeemedVoucher = Schemas['RedeemedVoucherView'];
export type ReversedVoucher = Schemas['ReversedVoucherView'];
export type ValidatedVoucher = Schemas['ValidatedVoucherView'];
export type VoucherHold = Schemas['VoucherHoldView'];
export type VoucherEntry = Schemas['VoucherEntryView'];
export type SentVoucher = Schemas['SentVoucherView'];

type EventView = Schemas['EventView'];
type WithoutCode<Shown> = Omit<Shown, 'code' | 'couponCode'> & { readonly codeLast4: string | null };
/** Personal data is absent for a key without `customers:read`. */
type Personal<Shown, Fields extends keyof Shown> = Omit<Shown, Fields> & Partial<Pick<Shown, Fields>>;
type EventOf<Subject extends string, Shown> = Omit<EventView, 'type' | 'data'> & {
  readonly type: `${Subject}.${string}`;
  readonly data: Omit<EventView['data'], 'object'> & { readonly object: Shown };
};

/** What happened: its `type` tells which object `data.object` is. New types may be added. */
export type Event =
  | EventOf<'order', Order>
  | EventOf<'customer', Personal<Customer, 'name' | 'email'>>
  | EventOf<'card', Card>
  | EventOf<'reward', WithoutCode<Reward>>
  | EventOf<'voucher', WithoutCode<Personal<Voucher, 'recipient'>>>
  | EventOf<'api_key' | 'webhook_endpoint', Readonly<Record<string, unknown>>>;

export type CreateOrderBody = Schemas['CreateOrderBody'];
export type ReturnOrderBody = Schemas['ReturnOrderBody'];
export type GiveStampsBody = Schemas['GiveStampsBody'];
export type GivePointsBody = Schemas['GivePointsBody'];
export type AdjustPointsBody = Schemas['AdjustPointsBody'];
export type SpendPointsBody = Schemas['SpendPointsBody'];
export type CorrectBalanceBody = Schemas['CorrectBalanceBody'];
export type ReverseEntryBody = Schemas['ReverseEntryBody'];
export type ReverseRewardBody = Schemas['ReverseRewardBody'];
export type GiveRewardBody = Schemas['GiveRewardBody'];
export type RedeemRewardBody = Schemas['RedeemRewardBody'];
export type UpdateCouponBody = Schemas['UpdateCouponBody'];
export type IssueVoucherBody = Schemas['IssueVoucherBody'];
export type RedeemVoucherBody = Schemas['RedeemVoucherBody'];
export type ValidateVoucherBody = Schemas['ValidateVoucherBody'];
export type ValidateVoucherByCodeBody = Schemas['ValidateVoucherByCodeBody'];
export type CreateHoldBody = Schemas['CreateHoldBody'];
export type CaptureHoldBody = Schemas['CaptureHoldBody'];
export type ReverseRedemptionBody = Schemas['ReverseRedemptionBody'];
export type AdjustVoucherBody = Schemas['AdjustVoucherBody'];
export type CancelVoucherBody = Schemas['CancelVoucherBody'];
export type CreateWebhookEndpointBody = Schemas['CreateWebhookEndpointBody'];
export type UpdateWebhookEndpointBody = Schemas['UpdateWebhookEndpointBody'];
export type RotateWebhookSecretBody = Schemas['RotateWebhookSecretBody'];
export type TestWebhookEndpointBody = Schemas['TestWebhookEndpointBody'];
export type RecoverWebhookDeliveriesBody = Schemas['RecoverWebhookDeliveriesBody'];

/** The position may be undefined, which is the first page: a `nextCursor ?? undefined`, or what a first run has not stored. */
type FromStart<Asked> = Asked extends { cursor?: string }
  ? Omit<Asked, 'cursor'> & { readonly cursor?: string | undefined }
  : Asked;
type Query<Id extends keyof operations> = FromStart<NonNullable<operations[Id]['parameters']['query']>>;

export type OrdersQuery = Query<'listOrders'>;
export type ReturnsQuery = Query<'listReturns'>;
export type RequestsQuery = Query<'listRequests'>;
export type EventsQuery = Query<'listEvents'>;
export type WebhookDeliveriesQuery = Query<'listWebhookDeliveries'>;
export type CustomersQuery = Query<'listCustomers'>;
export type CardsOfCustomerQuery = Query<'listCardsOfCustomer'>;
export type AffordableRewardsQuery = Query<'listAffordableRewards'>;
export type CardEntriesQuery = Query<'listCardEntries'>;
export type CardDefinitionsQuery = Query<'listCardDefinitions'>;
export type RewardTemplatesQuery = Query<'listRewardTemplates'>;
export type RewardsOfCustomerQuery = Query<'listRewardsOfCustomer'>;
export type VouchersOfCustomerQuery = Query<'listVouchersOfCustomer'>;
export type HoldsQuery = Query<'listHolds'>;
export type VoucherEntriesQuery = Query<'listVoucherEntries'>;

type EitherVouchersQuery = Query<'listVouchers'>;

export type VoucherTemplatesQuery = Pick<EitherVouchersQuery, 'cursor' | 'limit'> & {
  readonly status?: Extract<EitherVouchersQuery['status'], 'active' | 'inactive'>;
};
export type VouchersQuery = Pick<EitherVouchersQuery, 'page' | 'limit' | 'search'> & {
  readonly status?: Exclude<EitherVouchersQuery['status'], 'inactive'>;
};
