import { createTransport, type Transporter } from 'nodemailer';
import type { VoucherEmail } from './voucher-email.js';

export interface OutgoingMail extends VoucherEmail {
  /** The same over all tries, so that a mail that was sent twice is shown once. */
  readonly messageId: string;
  readonly fromName: string;
  readonly to: string;
  readonly attachment?: { readonly filename: string; readonly content: Buffer };
}

// A server that has the whole mail may take its time to say yes: who hangs up too early sends it twice.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 40_000 };
/** Below the time that a job is taken for, so that a slow server never has two workers send one mail. */
const wholeMs = 45_000;

/** Hands mails to the SMTP server. */
export class Mailer {
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

  /** Resolves when the server has taken the mail. @throws what the server or the connection said */
  async send(mail: OutgoingMail): Promise<void> {
    await this.transport.sendMail({
      messageId: `<${mail.messageId}@${this.from.split('@')[1] ?? 'localhost'}>`,
      from: { name: undecodable(mail.fromName), address: this.from },
      to: { name: '', address: mail.to },
      subject: undecodable(mail.subject),
      text: mail.text,
      html: mail.html,
      attachments: mail.attachment ? [{ ...mail.attachment, contentType: 'application/pdf' }] : [],
      // Breaks the connection: a mail that was given up must not arrive after all.
      signal: AbortSignal.timeout(wholeMs),
    } as object);
  }

  async isReachable(): Promise<boolean> {
    return this.transport.verify().then(
      () => true,
      () => false,
    );
  }

  close(): void {
    this.transport.close();
  }
}

/** A name that is written as an encoded word (RFC 2047) would be decoded by who reads it, into whatever it hides. */
const undecodable = (text: string): string => text.replaceAll('=?', '= ?');
