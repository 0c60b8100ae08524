import { QueryParameters } from '#http/input/query-parameters.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Support, CurrentSupport, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { parseUsageQuery, usageDescription, usageQuery } from '../usage/usage-query.js';
import { UsageReport, usageRefusals } from '../usage/usage-report.js';
import { usageExample, UsageReportView } from '../usage/usage.view.js';
import { recordMerchantAccess } from './record-access.js';

@Controller()
export class ReadUsageOfMerchant {
  constructor(
    private readonly db: Database,
    private readonly report: UsageReport,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants/:m/usage',
    id: 'readUsageOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read the usage of a merchant',
    description: `${usageDescription} This access is recorded in the merchant's audit log.`,
    query: usageQuery,
    answer: { description: 'The usage.', shape: 'data', type: UsageReportView, example: usageExample },
    refusals: usageRefusals,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<UsageReportView> {
    const asked = parseUsageQuery(query);
    const { id } = await recordMerchantAccess(this.db, support, m, 'usage');
    return this.report.of(id, asked);
  }
}
