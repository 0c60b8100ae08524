import { createTransport, type Transporter } from 'nodemailer';
import type { VoucherEmail } from './voucher-email.js';

export interface OutgoingMail extends VoucherEmail {
  /** The same over all tries, so that a mail that was sent twice is shown once. */
  readonly messageId: string;
  readonly fromName: string;
  readonly to: string;
  readonly attachment: { readonly filename: string; readonly content: Buffer };
}

/** Together below the time that a job is taken for, so that a slow server never has two workers send one mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };
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
    const sending = this.transport.sendMail({
      messageId: `<${mail.messageId}@${this.from.split('@')[1] ?? 'localhost'}>`,
      from: { name: mail.fromName, address: this.from },
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: [{ ...mail.attachment, contentType: 'application/pdf' }],
    });
    await withinTime(sending, wholeMs);
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

async function withinTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
