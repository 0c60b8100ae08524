import type { Email } from 'postal-mime';
import { checkLog } from '../../../jest/clean-log.mjs';
import { until } from './deadline.js';
import type { TestDatabase } from '../servers/test-database.js';
import { readMail, TestMailServer } from '../servers/test-mail-server.js';
import { WorkerProcess } from './worker-process.js';

/** Where links in e-mails begin, in the tests. */
export const portalUrl = 'https://portal.loyalty.example';

/** An e-mail with a link, as its reader has it. */
export interface LinkMail {
  readonly mail: Email;
  readonly url: URL;
  readonly token: string;
}

/** A worker and a mail server on a test's database. */
export class PortalMail {
  private constructor(
    readonly worker: WorkerProcess,
    readonly mails: TestMailServer,
  ) {}

  static async start(database: TestDatabase): Promise<PortalMail> {
    const mails = await TestMailServer.start();
    const worker = await WorkerProcess.start(database.url, mails.url, { PORTAL_URL: portalUrl });
    return new PortalMail(worker, mails);
  }

  /** The e-mail that came to this address as the `turn`-th one, with the link that it holds. */
  async linkTo(email: string, turn = 1): Promise<LinkMail> {
    const taken = await until(`E-mail ${turn} to ${email}`, () => this.mails.to(email)[turn - 1]);
    const mail = await readMail(taken);
    const [address = ''] = /https:\S+/.exec(mail.text ?? '') ?? [];
    const url = new URL(address);
    return { mail, url, token: url.searchParams.get('token') ?? '' };
  }

  async end(): Promise<void> {
    await this.worker.stop();
    await this.mails.stop();
    checkLog(this.worker.process.output);
  }
}

/** All that the database holds, every column of every row of every schema of ours as text. */
export async function wholeDatabase(database: TestDatabase): Promise<string> {
  const tables = await database.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await database.rows<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(name, ...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
