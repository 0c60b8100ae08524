import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { UsageModule } from '../usage/usage.module.js';
import { CreateMerchant } from './create-merchant.js';
import { ExplainRewardOfMerchant } from './explain-reward-of-merchant.js';
import { ExplainVoucherOfMerchant } from './explain-voucher-of-merchant.js';
import { ListAuditLogOfMerchant } from './list-audit-log-of-merchant.js';
import { ListCustomersOfMerchant } from './records/list-customers-of-merchant.js';
import { ReadCustomerOfMerchant } from './records/read-customer-of-merchant.js';
import { ReadRewardOfMerchant } from './records/read-reward-of-merchant.js';
import { ListVouchersOfMerchant } from './records/list-vouchers-of-merchant.js';
import { ReadVoucherOfMerchant } from './records/read-voucher-of-merchant.js';
import { ListTeamOfMerchant } from './records/list-team-of-merchant.js';
import { ListEmailsOfMerchant } from './records/list-emails-of-merchant.js';
import { ListEventsOfMerchant } from './list-events-of-merchant.js';
import { ListFailedAuthentications } from './list-failed-authentications.js';
import { ListKeysOfMerchant } from './list-keys-of-merchant.js';
import { ListHealth } from './list-health.js';
import { ListMerchants } from './list-merchants.js';
import { ListOrdersOfMerchant } from './list-orders-of-merchant.js';
import { ListRequestsOfMerchant } from './list-requests-of-merchant.js';
import { ListTimelineOfMerchant } from './list-timeline-of-merchant.js';
import { ReadEventOfMerchant } from './read-event-of-merchant.js';
import { ReadMerchant } from './read-merchant.js';
import { ReadOrderOfMerchant } from './read-order-of-merchant.js';
import { ReadRequestOfMerchant } from './read-request-of-merchant.js';
import { ReadUsageOfMerchant } from './read-usage-of-merchant.js';
import { SearchMerchants } from './search-merchants.js';

/** The platform's support: all merchants, read-only. */
@Module({
  imports: [EdgeModule, UsageModule],
  controllers: [
    ListMerchants,
    ListHealth,
    CreateMerchant,
    ReadMerchant,
    ListKeysOfMerchant,
    ReadUsageOfMerchant,
    ListFailedAuthentications,
    ListAuditLogOfMerchant,
    ListRequestsOfMerchant,
    ReadRequestOfMerchant,
    ListOrdersOfMerchant,
    ReadOrderOfMerchant,
    ExplainVoucherOfMerchant,
    ExplainRewardOfMerchant,
    SearchMerchants,
    ListTimelineOfMerchant,
    ListCustomersOfMerchant,
    ReadCustomerOfMerchant,
    ListVouchersOfMerchant,
    ReadVoucherOfMerchant,
    ReadRewardOfMerchant,
    ListTeamOfMerchant,
    ListEmailsOfMerchant,
    ListEventsOfMerchant,
    ReadEventOfMerchant,
  ],
})
export class SupportModule {}
