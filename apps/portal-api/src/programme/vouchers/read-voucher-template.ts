import { notFound } from '#domain/errors.js';
import { parseReference } from '#domain/ids.js';
import { portalVoucherTemplateExample, PortalVoucherTemplateView } from './portal-voucher-template.view.js';
import { findVoucherTemplate } from '#persistence/vouchers/voucher-template.store.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';

@Controller()
export class ReadVoucherTemplate {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/voucher-templates/:id',
    id: 'readVoucherTemplate',
    who: 'viewer',
    tag: 'Programme',
    summary: 'Read a voucher template',
    description: 'One voucher template, by its id or externalId. The id of an issued voucher is not accepted here.',
    params: { id: 'id or externalId of the voucher template.' },
    answer: {
      description: 'The voucher template.',
      shape: 'data',
      type: PortalVoucherTemplateView,
      example: portalVoucherTemplateExample,
    },
    refusals: [notFound('voucher template')],
  })
  async handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<PortalVoucherTemplateView> {
    const template = await findVoucherTemplate(this.db, merchantId, parseReference('voucher_template', id));
    if (!template) throw notFound('voucher template');
    return new PortalVoucherTemplateView(template);
  }
}
