import type { components, operations } from './generated.js';

type Schemas = components['schemas'];

/** The query parameters of an operation. Filters are picked from it: a parameter that is renamed does not compile. */
export type QueryOf<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>;

/** The signed-in user with memberships. */
export type Session = Schemas['SessionView'];
/** The membership of the user in a merchant. */
export type Membership = Schemas['MembershipView'];
/** The role of a member. */
export type Role = Membership['role'];
/** A session of the user. */
export type AccountSession = Schemas['OwnSessionView'];
/** An API key, never its secret. */
export type ApiKey = Schemas['KeyView'];
/** What failed with a key for one reason. */
export type KeyFailures = Schemas['KeyFailuresView'];
/** A scope of an API key. */
export type Scope = ApiKey['scopes'][number];
/** The usage of a merchant or of one key. */
export type Usage = Schemas['UsageReportView'];
/** A time range of usage. */
export type UsageWindow = Usage['window'];
/** A step of a usage series. */
export type UsageStep = Schemas['UsageStepView'];
/** The usage of one endpoint. */
export type UsageEndpoint = Schemas['EndpointUsageView'];
/** A rate limit of a key and how much of it is used. */
export type UsageLimit = Schemas['HeadroomView'];
/** The data of the overview page. */
export type Overview = Schemas['OverviewView'];
/** What a merchant owes its customers. */
export type LiabilityReport = Schemas['LiabilityReportView'];
/** A line of the liability report. */
export type LiabilityRow = Schemas['LiabilityRowView'];
/** What needs attention. */
export type AttentionItem = Schemas['AttentionItemView'];
/** A voucher that expires soon. */
export type ExpiringVoucher = Schemas['ExpiringVoucherView'];
/** A card definition. */
export type CardDefinition = Schemas['CardDefinitionView'];
/** The request body of a new card definition. */
export type NewCardBody = Schemas['CreateCardDefinitionBody'];
/** The request body that changes a card definition. */
export type CardDefinitionBody = Schemas['UpdateCardDefinitionBody'];
/** How many customers have something of the programme. */
export type Holders = Schemas['HoldersView'];
/** What of a merchant needs attention, for support. */
export type MerchantHealth = Schemas['HealthView'];
/** A reward of a card at a number of stamps or points. */
export type ProgressionStep = Schemas['ProgressionStepView'];
/** A reward template. */
export type RewardTemplate = Schemas['RewardTemplateView'];
/** The request body of a new reward template. */
export type NewRewardTemplateBody = Schemas['CreateRewardTemplateBody'];
/** The request body that changes a reward template. */
export type RewardTemplateBody = Schemas['UpdateRewardTemplateBody'];
/** A voucher template. */
export type VoucherTemplate = Schemas['PortalVoucherTemplateView'];
/** The request body of a new voucher template. */
export type NewVoucherTemplateBody = Schemas['CreateVoucherTemplateBody'];
/** The request body that changes a voucher template. */
export type VoucherTemplateBody = Schemas['UpdateVoucherTemplateBody'];
/** A location of the merchant. */
export type Location = Schemas['LocationView'];
/** The request body of a new location. */
export type NewLocationBody = Schemas['CreateLocationBody'];
/** The request body that changes a location. */
export type LocationBody = Schemas['UpdateLocationBody'];
/** What an order awards. */
export type OrderSettings = Schemas['OrderSettingsView'];
/** The request body of the order settings. */
export type OrderSettingsBody = Schemas['OrderSettingsBody'];
/** What an order of a given value would award. */
export type OrderPreview = Schemas['OrderPreviewView'];
/** An order in the list. */
export type Order = Schemas['ListedOrderView'];
/** An order with all that it did. */
export type OrderDetails = Schemas['OrderDetailsView'];

export type OrderReturn = Schemas['OrderReturnView'];

export type PreviewedReturn = Schemas['PreviewedReturnView'];
/** A customer. */
export type Customer = Schemas['CustomerView'];
/** A customer in the list. */
export type ListedCustomer = Schemas['ListedCustomerView'];
/** One customer with cards, rewards, vouchers and history. */
export type CustomerDetails = Schemas['WholeCustomerView'];
/** A card that a customer holds. */
export type Card = Schemas['CardView'];
/** A reward that a customer was given. */
export type Reward = Schemas['RewardView'];
/** An entry of a customer's ledger. */
export type CustomerEntry = Schemas['CustomerEntryView'];
/** The result of an import. */
export type Import = Schemas['ImportView'];
/** An error in a row of an import. */
export type ImportError = Schemas['BadRowView'];
/** A voucher that was issued. */
export type Voucher = Schemas['VoucherView'];
/** A voucher with its history. */
export type VoucherWithLedger = Schemas['VoucherWithLedgerView'];
/** An entry of a voucher's ledger. */
export type VoucherEntry = Schemas['VoucherEntryView'];
/** The outcome of an e-mail. */
export type Email = Schemas['EmailView'];
export type VoucherHold = Schemas['VoucherHoldView'];
/** A member of the team. */
export type Member = Schemas['TeamMemberView'];
/** An open invitation. */
export type Invitation = Schemas['ListedInvitationView'];
/** An invitation as the invited person sees it. */
export type InvitationToAccept = Schemas['InvitationToAcceptView'];
/** An entry of the audit log. */
export type AuditEntry = Schemas['AuditEntryView'];
/** The rules of a redemption, and its verdict. */
export type Explanation = Schemas['ExplanationView'];
/** One entry of a timeline. */
export type TimelineEntry = Schemas['TimelineEntryView'];
/** One thing that a search found. */
export type SearchHit = Schemas['HitView'];
/** What a merchant sets for itself. */
export type MerchantSettings = Schemas['MerchantSettingsView'];
/** The body that saves the settings of a merchant. */
export type MerchantSettingsBody = Schemas['MerchantSettingsBody'];
/** A webhook endpoint, never its secret. */
export type WebhookEndpoint = Schemas['WebhookEndpointView'];
/** A delivery of an event to an endpoint, with its attempts. */
export type WebhookDelivery = Schemas['WebhookDeliveryView'];
/** A type of events. */
export type EventType = NonNullable<Schemas['TestWebhookEndpointBody']['type']>;
/** An event. */
export type LoyaltyEvent = Schemas['EventView'];
/** An event with its deliveries. */
export type EventWithDeliveries = Schemas['EventWithDeliveriesView'];
/** A request of an API key. */
export type LoggedRequest = Schemas['RequestView'];
/** A request with its bodies. */
export type LoggedRequestWithBodies = Schemas['RequestWithBodiesView'];
/** A merchant as support sees it. */
export type SupportMerchant = Schemas['SupportedMerchantView'];
/** Failed authentications of one address within a minute. */
export type AuthenticationFailures = Schemas['AuthenticationFailuresView'];
