import { encodeId } from '#domain/ids.js';
import { emailKinds, emailStatuses } from '#domain/jobs/email.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import type { ShownEmail } from '#persistence/jobs/email.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { entryAuthorExample, EntryAuthorView } from '../audit/entry-author.view.js';

/** The outcome of an e-mail. (docs/reference/portal.md#e-mails) */
export class EmailView {
  @ApiProperty({ example: 'eml_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @OpenEnum(emailKinds, { description: 'What it is about.', example: 'voucher' }) kind: string;
  @ApiProperty({ description: 'Of the voucher or the invitation.', example: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd' })
  subjectId: string;
  @ApiProperty({ description: 'To whom.', example: 'ada@example.com' }) recipient: string;
  @OpenEnum(emailStatuses, {
    description:
      '`queued`: the e-mail waits for its first or next attempt. `accepted`: the mail server accepted it. `failed`: ' +
      'no more attempts are made. `not_sent`: its voucher or invitation could no longer be sent.',
    example: 'accepted',
  })
  status: string;
  @ApiProperty({ description: 'How often the mail server was tried.', example: 1 }) attempts: number;
  @OrNull(
    { type: 'string' },
    { description: 'Why it failed or was not sent: `voucher_cancelled`, or the kind of error.', example: null },
  )
  reason: string | null;
  @OrNull(
    { type: 'string' },
    {
      description: "The mail server's last reply, up to 500 characters, or the code of a connection error.",
      example: '250 2.0.0 OK: queued as 4F2A',
    },
  )
  response: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'After it was accepted.', example: '<019ab3f8-2dc1-7b8e-9f00-0a1b2c3d4e5f@example.com>' },
  )
  messageId: string | null;
  @ApiProperty({ format: 'date-time', description: 'When it was asked for.', example: '2026-11-20T09:30:00.000Z' })
  createdAt: string;
  @OrNull(
    { type: 'string', format: 'date-time' },
    {
      description: 'When the mail server last replied, or when the e-mail became `failed` or `not_sent`.',
      example: '2026-11-20T09:30:02.000Z',
    },
  )
  updatedAt: string | null;
  @OrNull({ type: 'string', format: 'date-time' }, { description: 'Of one that is queued.', example: null })
  nextAttemptAt: string | null;
  @ApiProperty({ description: 'Who asked for it.' }) by: EntryAuthorView;

  constructor(email: ShownEmail) {
    this.id = encodeId('email', email.id);
    this.kind = email.kind;
    this.subjectId = encodeId(email.kind, email.subjectId);
    this.recipient = email.recipient;
    this.status = email.status;
    this.attempts = email.attempts;
    this.reason = email.reason;
    this.response = email.response;
    this.messageId = email.messageId;
    this.createdAt = email.createdAt.toISOString();
    this.updatedAt = email.updatedAt?.toISOString() ?? null;
    this.nextAttemptAt = email.nextAttemptAt?.toISOString() ?? null;
    this.by = new EntryAuthorView(email);
  }
}

export const emailExample = {
  id: 'eml_01k9zq3f8te5rb8s6yw2m4n7pd',
  kind: 'voucher',
  subjectId: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd',
  recipient: 'ada@example.com',
  status: 'accepted',
  attempts: 1,
  reason: null,
  response: '250 2.0.0 OK: queued as 4F2A',
  messageId: '<019ab3f8-2dc1-7b8e-9f00-0a1b2c3d4e5f@example.com>',
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:02.000Z',
  nextAttemptAt: null,
  by: entryAuthorExample,
};
