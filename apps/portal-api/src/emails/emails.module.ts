import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListEmails } from './list-emails.js';
import { PreviewInvitationEmail } from './preview-invitation-email.js';
import { PreviewVoucherEmail } from './preview-voucher-email.js';

/** The outcome of e-mails, and how they look. */
@Module({ imports: [EdgeModule], controllers: [ListEmails, PreviewVoucherEmail, PreviewInvitationEmail] })
export class EmailsModule {}
