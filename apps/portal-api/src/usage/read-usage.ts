import { QueryParameters } from '#http/input/query-parameters.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { parseUsageQuery, usageDescription, usageQuery } from './usage-query.js';
import { UsageReport, usageRefusals } from './usage-report.js';
import { usageExample, UsageReportView } from './usage.view.js';

@Controller()
export class ReadUsage {
  constructor(private readonly report: UsageReport) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/usage',
    id: 'readUsage',
    who: 'viewer',
    tag: 'Usage',
    summary: 'Read the usage',
    description: usageDescription,
    query: usageQuery,
    answer: { description: 'The usage.', shape: 'data', type: UsageReportView, example: usageExample },
    refusals: usageRefusals,
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<UsageReportView> {
    return this.report.of(merchantId, parseUsageQuery(query));
  }
}
