import path from 'node:path';
import { freePort } from '../ports.js';

/** The ports of the worker and of the local mailbox. */
export interface MailPorts {
  readonly workerPort: number;
  /** Undefined if SMTP_URL names another mail server. */
  readonly pagePort: number | undefined;
  readonly env: Readonly<Record<string, string>>;
}

/** The settings of the worker and of the local mailbox, which receives all e-mails if SMTP_URL is not set. */
export async function mailPorts(dataDir: string, env: NodeJS.ProcessEnv): Promise<MailPorts> {
  const workerPort = Number(env.WORKER_PORT || (await freePort()));
  const common = { WORKER_PORT: String(workerPort), CACHE_DIR: env.CACHE_DIR || path.resolve('.cache') };
  if (env.SMTP_URL) return { workerPort, pagePort: undefined, env: common };
  const smtpPort = await freePort();
  const pagePort = Number(env.MAILBOX_PORT || (await freePort()));
  const mailbox = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAILBOX_SMTP_PORT: String(smtpPort),
    MAILBOX_PORT: String(pagePort),
    MAILBOX_DIR: path.join(dataDir, 'mailbox'),
  };
  return { workerPort, pagePort, env: { ...common, ...mailbox } };
}
