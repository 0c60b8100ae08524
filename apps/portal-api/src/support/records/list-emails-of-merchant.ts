import { emailKinds } from '#domain/jobs/email.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import type { Page } from '#http/input/list-page.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { CurrentQuery, type Support, CurrentSupport } from '../../edge/portal-access.js';
import { PortalOperation } from '../../edge/portal-operation.js';
import type { EmailView } from '../../emails/email.view.js';
import { emailPage, emailsRoute } from '../../emails/list-emails.js';
import { accessMerchant } from '../record-access.js';

@Controller()
export class ListEmailsOfMerchant {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...emailsRoute,
    path: '/support/merchants/:m/emails',
    id: 'listEmailsOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'List the e-mails of a merchant',
    description: `${emailsRoute.description} This access is recorded in the merchant's audit log.`,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<EmailView>> {
    const { merchant, record } = await accessMerchant(this.db, support, m, 'emails');
    return emailPage(this.db, this.cursors.secret, merchant.id, query, emailKinds, record);
  }
}
