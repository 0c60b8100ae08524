import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Member, MemberOf } from '../edge/portal-access.js';
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
  async handle(@MemberOf() { merchantId }: Member, @Req() request: FastifyRequest): Promise<object> {
    return { success: true, data: await this.report.of(merchantId, parseUsageQuery(request, merchantId)) };
  }
}
