import { CursorSecret } from '#http/input/cursor-secret.js';
import { QueryParameters } from '#http/input/query-parameters.js';
import { readPage, type Page } from '#http/input/list-page.js';
import { portalVoucherTemplateExample, PortalVoucherTemplateView } from './portal-voucher-template.view.js';
import { listVoucherTemplates } from '#persistence/vouchers/voucher-template.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import { programmeQuery } from '../programme-fields.js';

@Controller()
export class ListVoucherTemplates {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/voucher-templates',
    id: 'listVoucherTemplates',
    who: 'viewer',
    tag: 'Programme',
    summary: 'List the voucher templates',
    description: 'The voucher templates, newest first.',
    query: programmeQuery,
    answer: {
      description: 'A page of voucher templates.',
      shape: 'page',
      type: PortalVoucherTemplateView,
      example: portalVoucherTemplateExample,
    },
  })
  async handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<PortalVoucherTemplateView>> {
    const active = query.flag('active');
    const load = (before: string, count: number) => listVoucherTemplates(this.db, merchantId, active, before, count);
    return readPage(
      query,
      this.cursors.secret,
      { active },
      load,
      (template) => new PortalVoucherTemplateView(template),
    );
  }
}
