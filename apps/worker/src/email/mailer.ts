import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { EmailContent } from '#content/email/email-content.js';

export interface OutgoingMail extends EmailContent {
  /** The Message-ID, which is the same for every attempt, so that mail clients show a repeated e-mail once. */
  readonly messageId: string;
  readonly fromName: string;
  readonly to: string;
  readonly replyTo?: string | null;
  readonly attachment?: { readonly filename: string; readonly content: Buffer };
}

/** The answer of the mail server when it accepted an e-mail. */
export interface AcceptedMail {
  /** The Message-ID as in the header, with angle brackets. */
  readonly messageId: string;
  readonly response: string;
}

// A server can be slow to confirm an e-mail. A shorter timeout would send it twice.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 40_000 };
/** Less than the lease of a job, so that two workers never send the same e-mail because of a slow server. */
const maxSendMs = 45_000;

/** Sends e-mails with SMTP. */
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({
      url: smtpUrl,
      pool: false,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    } as object);
  }

  /**
   * Resolves when the server has accepted the e-mail.
   * @throws Error of the server or the connection
   */
  async send(mail: OutgoingMail): Promise<AcceptedMail> {
    const { messageId, response } = (await this.transport.sendMail({
      messageId: `<${mail.messageId}@${this.from.split('@')[1] ?? 'localhost'}>`,
      from: { name: undecodable(mail.fromName), address: this.from },
      to: { name: '', address: mail.to },
      ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
      subject: undecodable(mail.subject),
      text: mail.text,
      html: mail.html,
      attachments: [...attachments(mail)],
      // Closes the connection, so that an abandoned e-mail is not delivered later.
      signal: AbortSignal.timeout(maxSendMs),
    } as object)) as AcceptedMail;
    return { messageId, response };
  }

  async isReachable(): Promise<boolean> {
    return this.transport.verify().then(
      () => true,
      () => false,
    );
  }

  onApplicationShutdown(): void {
    this.close();
  }

  close(): void {
    this.transport.close();
  }
}

function* attachments({ picture, attachment }: OutgoingMail): Generator<object> {
  if (picture) {
    const { contentId: cid, type: contentType, bytes } = picture;
    yield {
      cid,
      contentType,
      content: Buffer.from(bytes),
      contentDisposition: 'inline',
      filename: `logo.${contentType.slice(6)}`,
    };
  }
  if (attachment) yield { ...attachment, contentType: 'application/pdf' };
}

/** Breaks encoded words (RFC 2047), which mail clients would decode into hidden text. */
const undecodable = (text: string): string => text.replaceAll('=?', '= ?');
