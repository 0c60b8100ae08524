import { languages } from '#domain/merchants/language.js';
import { messages } from '#content/languages/texts.js';
import { saveMerchantLogo } from '#operations/merchants/save-merchant-logo.js';
import { saveMerchantSettings } from '#operations/merchants/save-merchant-settings.js';
import { enqueueJob } from '#persistence/jobs/enqueue-job.js';
import type { Email } from 'postal-mime';
import { readPdf, unspaced } from '../../support/harness/pdf.js';
import { useWorkerService } from '../../support/harness/worker-service.js';
import { readMail } from '../../support/servers/test-mail-server.js';
import { png } from '../../support/fixtures/pictures.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const trial = useWorkerService();
beforeAll(() => trial.now.startWorker('PostgreSQL', {}));

const settings = {
  name: 'North & South',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  colour: '#2f6f4e',
  paper: 'A4' as const,
  replyTo: 'hello@canary.example',
  terms: 'In all our shops.',
};

/** Sends the voucher, and reads the e-mail. */
async function sent(shop: Shop, voucher: IssuedVoucher, to: string): Promise<Email> {
  await shop.write((tx) => enqueueJob(tx, shop.merchantId, 'send_voucher_email', voucher.uuid));
  const [mails] = await trial.now.untilSent([{ to, voucherId: voucher.uuid }]);
  const [mail] = mails ?? [];
  if (!mail) throw new Error('The e-mail did not arrive.');
  return readMail(mail);
}

async function newVoucher(shop: Shop): Promise<{ voucher: IssuedVoucher; to: string }> {
  const to = newEmail();
  const fields = { recipientEmail: to, recipientName: 'Ada' };
  return { voucher: await IssuedVoucher.of(shop, {}, fields), to };
}

it.each(languages)('an e-mail and its PDF are in the language %s of the merchant', async (language) => {
  const shop = await Shop.open(trial.now.service);
  await shop.write((tx) => saveMerchantSettings(tx, shop.system, { ...settings, language }));
  const { voucher, to } = await newVoucher(shop);
  const mail = await sent(shop, voucher, to);
  const { subject, howTo, yourCode, voucherCode } = messages[language];
  expect(mail.subject).toBe(subject.replace('{merchant}', settings.name));
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['hello@canary.example']);
  expect(mail.text).toContain(howTo);
  expect(mail.text).toContain(`${yourCode}`);
  expect(mail.text).toContain(settings.terms);
  expect(mail.html).toContain(
    `<html lang="${language === 'en' ? 'en-GB' : language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
  );
  expect(mail.html).toContain(howTo);
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  const pdf = await readPdf(Buffer.from(mail.attachments[0]?.content as ArrayBuffer));
  expect(pdf.missingFonts).toBe(0);
  if (language !== 'ar') expect(unspaced(pdf.text)).toContain(unspaced(voucherCode));
});

it('the logo is a picture within the e-mail, and in the PDF: nothing is loaded from a server', async () => {
  const shop = await Shop.open(trial.now.service);
  const logo = png(120, 40);
  const { voucher, to } = await newVoucher(shop);
  const before = await sent(shop, voucher, to);
  expect(before.html).not.toContain('<img');
  expect(before.replyTo ?? []).toEqual([]);
  await shop.write((tx) => saveMerchantLogo(tx, shop.system, logo));
  const next = await newVoucher(shop);
  const mail = await sent(shop, next.voucher, next.to);
  const [picture, pdf] = mail.attachments;
  expect(mail.attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual([
    ['image/png', 'inline'],
    ['application/pdf', 'attachment'],
  ]);
  expect(Buffer.from(picture?.content as ArrayBuffer)).toEqual(logo);
  const id = picture?.contentId?.replace(/[<>]/g, '') ?? 'none';
  expect(mail.html).toContain(`<img src="cid:${id}"`);
  expect(mail.html).not.toMatch(/(src|href)="(?!cid:)/);
  expect(Buffer.from(pdf?.content as ArrayBuffer).toString('latin1')).toContain('/Subtype /Image');
});
