import { decodeId, nilUuid } from '#domain/ids.js';
import { type EmailKind, emailKinds } from '#domain/jobs/email.js';
import { roleIncludes } from '#domain/team/staff.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { type Page, readPage } from '#http/input/list-page.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import { pageQuery } from '#http/openapi/documented-answer.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { Database } from '#persistence/database/database.js';
import { listEmails } from '#persistence/jobs/email.store.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { emailExample, EmailView } from './email.view.js';

/** What the routes of members and of support share. */
export const emailsRoute = {
  method: 'GET',
  summary: 'List e-mails',
  description:
    'The outcome of the e-mails of vouchers and invitations of the last 90 days, newest first. An unknown `subjectId` gives an ' +
    'empty list.',
  query: [
    ...pageQuery,
    {
      name: 'subjectId',
      description: 'Only those of this voucher or invitation.',
      schema: { type: 'string', maxLength: 128 },
    },
    { name: 'status', description: 'Only those that failed.', schema: { type: 'string', enum: ['failed'] } },
  ],
  answer: { description: 'A page of e-mails.', shape: 'page', type: EmailView, example: emailExample },
} as const;

/** One page of a merchant's e-mails of these kinds, newest first. @throws Refusal `invalid` for the query */
export function emailPage(
  db: Database,
  secret: string,
  merchantId: string,
  query: QueryParameters,
  kinds: readonly EmailKind[],
  beforeRead: BeforeRead = nothingBefore,
): Promise<Page<EmailView>> {
  const subject = query.text('subjectId', 128);
  const failedOnly = query.choice('status', ['failed']) !== undefined;
  const subjectId =
    subject === undefined ? undefined : (emailKinds.map((kind) => decodeId(kind, subject)).find(Boolean) ?? nilUuid);
  return readPage(
    query,
    secret,
    { subjectId, failedOnly, kinds: kinds.join() },
    async (before, count) => {
      await beforeRead();
      return listEmails(db, merchantId, { kinds, subjectId, failedOnly }, before, count);
    },
    (email) => new EmailView(email),
  );
}

@Controller()
export class ListEmails {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    ...emailsRoute,
    path: '/merchants/:m/emails',
    id: 'listEmails',
    who: 'viewer',
    tag: 'E-mails',
    description: `${emailsRoute.description} Those of invitations are shown to owners.`,
  })
  handle(
    @CurrentMember() { merchantId, role }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<EmailView>> {
    const kinds = emailKinds.filter((kind) => kind !== 'invitation' || roleIncludes(role, 'owner'));
    return emailPage(this.db, this.cursors.secret, merchantId, query, kinds);
  }
}
