import { Initial1763640000000 } from './1763640000000-initial.js';
import { LimitsAndUsage1763650000000 } from './1763650000000-limits-and-usage.js';
import { PrintingAndJobs1763660000000 } from './1763660000000-printing-and-jobs.js';
import { Staff1763680000000 } from './1763680000000-staff.js';
import { IdempotencyAnswers1763720000000 } from './1763720000000-idempotency-answers.js';
import { IndexesByAge1763720000001 } from './1763720000001-indexes-by-age.js';
import { ListIndexes1763730000000 } from './1763730000000-list-indexes.js';
import { BoundsOfEmails1763760000000, EmailsByTime1763760000001 } from './1763760000000-bounds-of-emails.js';
import { SignInSecurity1763760000002 } from './1763760000002-sign-in-security.js';
import { RedemptionCounts1763770000000, RedemptionsByNumber1763770000001 } from './1763770000000-redemption-counts.js';
import { FillRedemptionCounts1763820000000 } from './1763820000000-fill-redemption-counts.js';
import { ChangedRewards1763830000000 } from './1763830000000-changed-rewards.js';
import { LimitLogs1763840000000 } from './1763840000000-limit-logs.js';
import { ClaimLooksOnce1763850000000 } from './1763850000000-claim-looks-once.js';
import { ProgrammeVersions1763850000001 } from './1763850000001-programme-versions.js';
import { OrdersByExternalId1763850000002 } from './1763850000002-orders-by-external-id.js';
import { ChangedVouchers1763851000000 } from './1763851000000-changed-vouchers.js';
import { Requests1763860000000 } from './1763860000000-requests.js';
import { AuditEntriesBySubject1763864000001, SearchIndexes1763864000000 } from './1763864000000-search-indexes.js';
import { OperationsOfAnswers1763862000000 } from './1763862000000-operations-of-answers.js';
import { Events1763870000000 } from './1763870000000-events.js';
import { Webhooks1763880000000 } from './1763880000000-webhooks.js';
import { ProgrammeChanges1763891000000 } from './portal/1763891000000-programme-changes.js';
import { OrdersBySource1763891000001 } from './portal/1763891000001-orders-by-source.js';
import { NotesAndReplacedKeys1763894000000 } from './keys/1763894000000-notes-and-replaced-keys.js';
import { RequiredSecondFactors1763898000200 } from './team/1763898000200-required-second-factors.js';
import { RewardReasons1763999000020, ValidRewardReasons1763999000021 } from './rewards/1763999000020-reward-reasons.js';
import { UsableRewards1763999000050 } from './rewards/1763999000050-usable-rewards.js';
import { FormerMemberships1763999000010 } from './team/1763999000010-former-memberships.js';
import { RoleStaff1763892000000 } from './team/1763892000000-role-staff.js';
import { CardsOfDefinition1763930000000, RewardsHeld1763930000001 } from './portal/1763930000000-holders.js';
import {
  FailuresOfJobs1763994000000,
  FilledFailuresOfJobs1763994000001,
} from './jobs/1763994000000-failures-of-jobs.js';
import { AnalyzeImported1763999000044 } from './portal/1763999000044-analyze-imported.js';
import { ChangedRewardsNotRedeemed1763993000001 } from './portal/1763993000001-changed-rewards-not-redeemed.js';
import { VouchersByExpiry1763898000100 } from './portal/1763898000100-vouchers-by-expiry.js';
import { PortalIdempotency1763892000001 } from './portal/1763892000001-portal-idempotency.js';
import { ExpiringKeys1763894000002, ExpiryNotices1763894000001 } from './keys/1763894000001-expiry-notices.js';
import { AnswersOfTomorrow1763999000042 } from './requests/1763999000042-answers-of-tomorrow.js';
import { RequestsOfAllMerchants1763890000000 } from './requests/1763890000000-requests-of-all-merchants.js';
import { AllowedAddresses1763894000100 } from './keys/1763894000100-allowed-addresses.js';
import { MerchantSettings1763893000000 } from './merchants/1763893000000-merchant-settings.js';
import {
  CardEntriesReversed1763895000002,
  CardLots1763895000000,
  ValidCardLots1763895000001,
} from './cards/1763895000000-card-lots.js';
import { PointsExpiryChanges1763920000010 } from './cards/1763920000010-points-expiry-changes.js';
import { CardsDueAgain1763990000000 } from './cards/1763990000000-cards-due-again.js';
import { CardExpirations1763920000000, CardLotsByUse1763920000001 } from './cards/1763920000000-card-expirations.js';
import { CardsToExpire1763895000021, PointsExpiry1763895000020 } from './cards/1763895000020-points-expiry.js';
import { PointsPrices1763895000010 } from './cards/1763895000010-points-prices.js';
import { OrderSnapshots1763897000000 } from './orders/1763897000000-order-snapshots.js';
import { Emails1763898000000 } from './jobs/1763898000000-emails.js';
import { WebhookLeases1763900000000 } from './jobs/1763900000000-webhook-leases.js';
import { RecipientsOfJobs1763965000000 } from './jobs/1763965000000-recipients-of-jobs.js';
import { EndedWebhookDeliveries1763970000000 } from './jobs/1763970000000-ended-webhook-deliveries.js';
import { BoundedEndsOfDeliveries1763995000000 } from './jobs/1763995000000-bounded-ends-of-deliveries.js';
import { AddedSteps1763996000000, StepsSeen1763996000001 } from './cards/1763996000000-added-steps.js';
import { AuditedKeys1763997000000, ValidAuditedKeys1763997000001 } from './portal/1763997000000-audited-keys.js';
import { RecoverableDeliveries1763993000000 } from './jobs/1763993000000-recoverable-deliveries.js';
import {
  LotUsesOfLot1763897000102,
  OrderReturns1763897000100,
  ValidOrderReturns1763897000101,
} from './orders/1763897000100-order-returns.js';
import { ReturnsById1763980000000 } from './orders/1763980000000-returns-by-id.js';
import { OverviewCounts1763960000000 } from './reports/1763960000000-overview-counts.js';
import { LedgerProofs1763910000000 } from './reports/1763910000000-ledger-proofs.js';
import { IndexOfWaitingJobs1763740000000, TurnsOfJobs1763740000001 } from './1763740000000-turns-of-jobs.js';
import { CheckedReversals1763896000001, Reversals1763896000000 } from './vouchers/1763896000000-reversals.js';
import { FillExpiryEntries1763896000002 } from './vouchers/1763896000002-fill-expiry-entries.js';
import { CheckedVoucherHolds1763896000011, VoucherHolds1763896000010 } from './vouchers/1763896000010-voucher-holds.js';
import { AdmitTogether1763950000000, ValidLimitLogs1763950000001 } from './limits/1763950000000-admit-together.js';
import { SettledLimitLogs1763999000043 } from './limits/1763999000043-settled-limit-logs.js';
import { RecipientLanguage1763940000000 } from './vouchers/1763940000000-recipient-language.js';
import { KeyPepper1763998000000 } from './keys/1763998000000-key-pepper.js';
import {
  RedemptionNotes1763999000000,
  ValidRedemptionNotes1763999000001,
} from './vouchers/1763999000000-redemption-notes.js';
import { VouchersByRecipient1763999000030 } from './vouchers/1763999000030-vouchers-by-recipient.js';
import { ReturnsByReturnNumber1763999000040 } from './orders/1763999000040-returns-by-return-number.js';
import { HoldsByReference1763999000041 } from './vouchers/1763999000041-holds-by-reference.js';
import { UsableVouchers1763999000051 } from './vouchers/1763999000051-usable-vouchers.js';
import { NamesWithoutAccents1763999000052 } from './customers/1763999000052-names-without-accents.js';

/** Every migration, in the order in which they run. */
export const migrations = [
  Initial1763640000000,
  LimitsAndUsage1763650000000,
  PrintingAndJobs1763660000000,
  Staff1763680000000,
  IdempotencyAnswers1763720000000,
  IndexesByAge1763720000001,
  ListIndexes1763730000000,
  IndexOfWaitingJobs1763740000000,
  TurnsOfJobs1763740000001,
  BoundsOfEmails1763760000000,
  EmailsByTime1763760000001,
  SignInSecurity1763760000002,
  RedemptionCounts1763770000000,
  RedemptionsByNumber1763770000001,
  FillRedemptionCounts1763820000000,
  ChangedRewards1763830000000,
  LimitLogs1763840000000,
  ClaimLooksOnce1763850000000,
  ProgrammeVersions1763850000001,
  OrdersByExternalId1763850000002,
  ChangedVouchers1763851000000,
  Requests1763860000000,
  OperationsOfAnswers1763862000000,
  SearchIndexes1763864000000,
  AuditEntriesBySubject1763864000001,
  Events1763870000000,
  Webhooks1763880000000,
  RequestsOfAllMerchants1763890000000,
  ProgrammeChanges1763891000000,
  OrdersBySource1763891000001,
  RoleStaff1763892000000,
  PortalIdempotency1763892000001,
  MerchantSettings1763893000000,
  NotesAndReplacedKeys1763894000000,
  ExpiryNotices1763894000001,
  ExpiringKeys1763894000002,
  AllowedAddresses1763894000100,
  CardLots1763895000000,
  ValidCardLots1763895000001,
  CardEntriesReversed1763895000002,
  PointsPrices1763895000010,
  PointsExpiry1763895000020,
  CardsToExpire1763895000021,
  Reversals1763896000000,
  CheckedReversals1763896000001,
  FillExpiryEntries1763896000002,
  VoucherHolds1763896000010,
  CheckedVoucherHolds1763896000011,
  OrderSnapshots1763897000000,
  OrderReturns1763897000100,
  ValidOrderReturns1763897000101,
  LotUsesOfLot1763897000102,
  Emails1763898000000,
  VouchersByExpiry1763898000100,
  RequiredSecondFactors1763898000200,
  WebhookLeases1763900000000,
  LedgerProofs1763910000000,
  CardExpirations1763920000000,
  CardLotsByUse1763920000001,
  CardsOfDefinition1763930000000,
  RewardsHeld1763930000001,
  PointsExpiryChanges1763920000010,
  RecipientLanguage1763940000000,
  AdmitTogether1763950000000,
  ValidLimitLogs1763950000001,
  OverviewCounts1763960000000,
  RecipientsOfJobs1763965000000,
  EndedWebhookDeliveries1763970000000,
  ReturnsById1763980000000,
  CardsDueAgain1763990000000,
  RecoverableDeliveries1763993000000,
  ChangedRewardsNotRedeemed1763993000001,
  FailuresOfJobs1763994000000,
  FilledFailuresOfJobs1763994000001,
  BoundedEndsOfDeliveries1763995000000,
  AddedSteps1763996000000,
  StepsSeen1763996000001,
  AuditedKeys1763997000000,
  ValidAuditedKeys1763997000001,
  KeyPepper1763998000000,
  RedemptionNotes1763999000000,
  ValidRedemptionNotes1763999000001,
  FormerMemberships1763999000010,
  RewardReasons1763999000020,
  ValidRewardReasons1763999000021,
  VouchersByRecipient1763999000030,
  ReturnsByReturnNumber1763999000040,
  HoldsByReference1763999000041,
  AnswersOfTomorrow1763999000042,
  SettledLimitLogs1763999000043,
  AnalyzeImported1763999000044,
  UsableRewards1763999000050,
  UsableVouchers1763999000051,
  NamesWithoutAccents1763999000052,
];
