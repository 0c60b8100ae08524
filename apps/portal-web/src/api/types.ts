import type { components } from './generated.js';

type Schemas = components['schemas'];

/** Who is signed in, and what for. */
export type Session = Schemas['SessionView'];
/** What somebody may do at a merchant. */
export type Membership = Schemas['MembershipView'];
/** What somebody may do at a merchant, in a word. */
export type Role = Membership['role'];
/** A place where somebody is signed in. */
export type SignIn = Schemas['OwnSessionView'];
/** An API key, never its secret. */
export type ApiKey = Schemas['KeyView'];
/** One of the fourteen scopes. */
export type Scope = ApiKey['scopes'][number];
/** The usage of a merchant or of one key. */
export type Usage = Schemas['UsageReportView'];
/** How far back usage is looked at. */
export type UsageWindow = Usage['window'];
/** A step of a usage series. */
export type UsageStep = Schemas['UsageStepView'];
/** What was asked of one route. */
export type UsageEndpoint = Schemas['EndpointUsageView'];
/** How much of a limit a key has used. */
export type UsageLimit = Schemas['HeadroomView'];
/** The figures of the first page. */
export type Overview = Schemas['OverviewView'];
/** A card definition. */
export type CardDefinition = Schemas['CardDefinitionView'];
/** A threshold of a card. */
export type ProgressionStep = Schemas['ProgressionStepView'];
/** A reward template. */
export type RewardTemplate = Schemas['RewardTemplateView'];
/** A voucher template. */
export type VoucherTemplate = Schemas['PrintedVoucherTemplateView'];
/** A place of the merchant. */
export type Location = Schemas['LocationView'];
/** What an order awards. */
export type OrderSettings = Schemas['OrderSettingsView'];
/** The same, as it is sent. */
export type OrderSettingsBody = Schemas['OrderSettingsBody'];
/** What an order of a given value would award. */
export type OrderPreview = Schemas['OrderPreviewView'];
/** A customer. */
export type Customer = Schemas['CustomerView'];
/** One customer with all that is theirs. */
export type WholeCustomer = Schemas['WholeCustomerView'];
/** A card that a customer holds. */
export type Card = Schemas['CardView'];
/** A reward that a customer was given. */
export type Reward = Schemas['RewardView'];
/** An entry of a customer's ledger. */
export type CustomerEntry = Schemas['CustomerEntryView'];
/** What became of an import. */
export type Import = Schemas['ImportView'];
/** A row of an import that has to be mended. */
export type BadRow = Schemas['BadRowView'];
/** A voucher that was issued. */
export type Voucher = Schemas['VoucherView'];
/** A voucher with its history. */
export type VoucherWithLedger = Schemas['VoucherWithLedgerView'];
/** An entry of a voucher's ledger. */
export type VoucherEntry = Schemas['VoucherEntryView'];
/** Somebody of the team. */
export type Member = Schemas['TeamMemberView'];
/** An invitation that waits. */
export type Invitation = Schemas['InvitationView'];
/** An invitation as whoever is invited sees it. */
export type InvitationToAccept = Schemas['InvitationToAcceptView'];
/** An entry of the audit log. */
export type AuditEntry = Schemas['AuditEntryView'];
/** A merchant as support sees it. */
export type SupportedMerchant = Schemas['SupportedMerchantView'];
/** Failed authentications of one address within a minute. */
export type AuthenticationFailures = Schemas['AuthenticationFailuresView'];
