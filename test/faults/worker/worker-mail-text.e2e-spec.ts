import { voucherFileName } from '#domain/vouchers/file-name.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import { Mailer } from '#worker/email/mailer.js';
import { voucherEmail } from '#content/email/voucher-email.js';
import { oneLine } from '#content/text/one-line.js';
import { until } from '../../support/harness/deadline.js';
import { readMail, type AcceptedMail, TestMailServer } from '../../support/servers/test-mail-server.js';
import { useWorkerService } from '../../support/harness/worker-service.js';
import { hostileTexts } from '../../support/fixtures/hostile-texts.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const from = 'vouchers@loyalty.example';
const headers = ['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'].toSorted();

/** Texts that try to write a header, another recipient, another part or the end of the mail. */
const injections = [
  'Ada\r\nBcc: thief@evil.example',
  'Ada\nBcc: thief@evil.example\nX: y',
  'Ada\rSubject: Free money',
  'Ada\r\n\r\n<h1>Another body</h1>',
  'Ada\r\n.\r\nMAIL FROM:<thief@evil.example>',
  'Ada\u2028Bcc: thief@evil.example\u0085Cc: thief@evil.example',
  'Ada%0d%0aBcc: thief@evil.example',
  '"Ada" <thief@evil.example>, Bob',
  'thief@evil.example',
  '=?utf-8?q?Ada=0D=0ABcc:_thief@evil.example?=',
  'Ada\r\n--_NmP-boundary\r\nContent-Type: text/html\r\n\r\n<b>part</b>',
  '); <b>bold</b> <!-- (Ada',
];

const printed = (text: string): PrintedVoucher => ({
  merchant: { name: text, colour: null, logo: null, timeZone: 'Europe/London', locale: 'en-GB', terms: null },
  title: text,
  code: 'K7QM-2XHP-9RTB-V4CE',
  valueMinor: 5_000,
  remainingMinor: 5_000,
  currency: 'GBP',
  status: 'active',
  expiresAt: new Date('2027-11-20T23:59:59.999Z'),
  activatesAt: new Date('2026-11-20'),
  recipientName: text,
  terms: text,
  paper: 'A4',
});

const headerNames = ({ raw }: AcceptedMail): string[] => {
  const head = raw.toString('latin1').split('\r\n\r\n')[0] ?? '';
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0] ?? '')
    .toSorted();
};

/** The elements of a page without the texts between them, and the texts without the elements. */
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const;
const visible = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof entities) => entities[name]);

async function expectHarmless(mail: AcceptedMail | undefined, text: string, to: string): Promise<void> {
  if (!mail) throw new Error('The mail did not arrive.');
  const { html = '', text: plain = '', attachments, ...read } = await readMail(mail);
  const said = oneLine(text);
  const inHeader = said.replaceAll('=?', '= ?');
  expect(headerNames(mail)).toEqual(headers);
  expect({ from: mail.from, to: mail.to }).toEqual({ from, to });
  expect(read.from?.address).toBe(from);
  expect(read.from?.name).toBe(inHeader);
  expect(read.to?.map(({ address }) => address)).toEqual([to]);
  expect([read.cc ?? [], read.bcc ?? []]).toEqual([[], []]);
  expect(read.subject).toBe(`Your voucher from ${inHeader}`.trim());
  // Whatever was written: the same elements, and in them the text as it was written.
  expect(tagsOf(html)).toEqual(tagsOf(voucherEmail(printed('Ada')).html));
  expect(visible(html).split(said).length - 1).toBeGreaterThanOrEqual(said === '' ? 0 : 5);
  expect(plain).toContain(`Hello ${said},`);
  expect(plain).toContain(`${said} has a voucher for you.`);
  expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  // A name of one line that no file system takes for a path.
  expect(attachments[0]?.filename).toMatch(/^[^\\/:*?"<>|\p{Cc}\p{Cf}]{1,140}\.pdf$/u);
}

describe('a mail of hostile texts', () => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await TestMailServer.start();
  });
  afterAll(() => server.stop());

  it('has one sender, one recipient, one attachment, and the texts as texts', async () => {
    const mailer = new Mailer(server.url, from);
    const texts = [...hostileTexts('127.0.0.1:9', '/etc/passwd'), ...injections];
    expect(texts.length).toBeGreaterThanOrEqual(140);
    const send = async (text: string, at: number): Promise<void> => {
      const to = `ada-${at}@canary.example`;
      const attachment = { filename: voucherFileName(text, text), content: Buffer.from('%PDF-1.7') };
      await mailer.send({
        ...voucherEmail(printed(text)),
        messageId: `${at}`,
        fromName: oneLine(text),
        to,
        attachment,
      });
      await expectHarmless(server.to(to)[0], text, to);
    };
    await Promise.all(texts.map(send));
    mailer.close();
  });
});

describe('a merchant whose every text is hostile', () => {
  const trial = useWorkerService();
  beforeAll(() => trial.now.startWorker('PostgreSQL', { JOB_RETRY_SECONDS: '1,1,1' }));

  it.each(injections.map((text) => [JSON.stringify(text), text]))('%s adds nothing to the mail', async (_, text) => {
    const { service, database, mails } = trial.now;
    const [shop, to] = [await Shop.open(service), newEmail()];
    const voucher = await IssuedVoucher.of(shop, {}, { recipientEmail: to, externalReference: 'x' });
    // Past the API, which refuses most of these.
    await database.rows('update merchants set name = $2 where merchant_id = $1', [shop.merchantId, text]);
    await database.rows('update vouchers set title = $2, recipient_name = $2, external_reference = $2 where id = $1', [
      voucher.uuid,
      text,
    ]);
    mails.mood = 421;
    await shop.write((tx) => enqueueJob(tx, shop.merchantId, 'send_voucher_email', voucher.uuid));
    const asked = [{ to, voucherId: voucher.uuid }];
    await until('It was tried', async () => (await trial.now.count(asked, 'last_error is not null')) === 1);
    mails.mood = 'takes';
    const [taken] = await trial.now.untilSent(asked);
    expect(taken).toHaveLength(1);
    await expectHarmless(taken?.[0], text, to);
    const [mail] = taken ?? [];
    const pdf = mail && (await readMail(mail)).attachments[0]?.content;
    expect(
      Buffer.from(pdf as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(mails.taken.every((each) => each.to.endsWith('@canary.example'))).toBe(true);
  });
});
