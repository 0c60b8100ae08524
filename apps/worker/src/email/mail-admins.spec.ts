import type { Merchant } from '#domain/merchants/merchant.js';
import type { Database } from '#persistence/database/database.js';
import type { LeasedJob } from '#persistence/jobs/job.store.js';
import type { EmailSender } from './email-sender.js';
import { MailAdmins } from './mail-admins.js';

/** A team of two, and a database that fails so often before it stores who has got the e-mail. */
function mailer(failures: number) {
  const sent: string[] = [];
  let left = failures;
  const db = {
    query: async () => ['ada', 'grace'].map((id) => ({ id, email: `${id}@example.com`, role: 'admin' })),
    execute: async () => {
      left -= 1;
      if (left >= 0) throw new Error('the database is away');
      return [{ id: 'j' }];
    },
  };
  const sender = { send: async ({ to }: { readonly to: string }) => sent.push(to) };
  const mails = new MailAdmins(db as unknown as Database, sender as unknown as EmailSender);
  const job = { id: 'j', merchantId: 'm', attempts: 1, sentTo: [] } as unknown as LeasedJob;
  const send = () => mails.send(job, { name: 'Corner Coffee' } as Merchant, { subject: '', text: '', html: '' });
  return { send, sent };
}

it('each admin is mailed once, also while the database cannot store it for a moment', async () => {
  const { send, sent } = mailer(3);
  await send();
  expect(sent).toEqual(['ada@example.com', 'grace@example.com']);
});
