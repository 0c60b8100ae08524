import { systemOf } from '#operations/actor.js';
import { decodeId } from '#domain/ids.js';
import { createVoucherTemplate } from '#operations/vouchers/create-voucher-template.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';

export interface RunningImage {
  readonly apiUrl: string;
  readonly portalUrl: string;
  readonly ownerUrl: string;
  /** The operator's command line, in the image. */
  readonly operate: (args: readonly string[]) => Promise<string>;
  readonly say: (line: string) => void;
}

/** Scripts whose fonts come from different packages, and the last from the system. */
const recipient = 'Ada 田中 ゆき שלום سلام 🎉 한국';
const fonts = ['Inter', 'NotoSansJP', 'NotoSansHebrew', 'NotoSansArabic', 'NotoColorEmoji', 'NotoSansCJK'];

/** What a merchant does with a new installation: an order, twice under one key, and a voucher with its PDF. */
export async function useImage({ apiUrl, portalUrl, ownerUrl, operate, say }: RunningImage): Promise<void> {
  const merchant = ['merchants', 'create', '--name', 'Image', '--currency', 'GBP', '--time-zone', 'Europe/London'];
  const { id } = JSON.parse(await operate([...merchant, '--json'])) as { id: string };
  const key = ['keys', 'create', '--merchant', id, '--name', 'Check', '--scopes', 'all', '--json'];
  const { secret } = JSON.parse(await operate(key)) as { secret: string };
  await makeVoucherTemplate(ownerUrl, id);
  say("The image's command line for operators made a merchant and a key.");

  const headers = { 'X-API-Key': secret, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const order = { customer_email: 'ada@example.com', order_value: 12.5, order_source: 'shop', order_number: '1' };
  const post = (at: string, body: object, more = {}) =>
    fetch(`${apiUrl}${at}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const first = await textOf(await post('/v1/public/orders/create', order));
  const again = await post('/v1/public/orders/create', order);
  expect(again.headers.get('Idempotent-Replayed') === 'true', 'The second order was not replayed.');
  expect((await textOf(again)) === first, 'The replayed answer is another one.');
  say('An order was created once, and its repeat replayed.');

  const voucher = { voucherTemplateId: 'image-check', recipientEmail: 'ada@example.com', recipientName: recipient };
  const issued = await textOf(await post('/v1/public/vouchers', voucher, { 'Idempotency-Key': crypto.randomUUID() }));
  const { data } = JSON.parse(issued) as { data: { id: string } };
  const answer = await fetch(`${apiUrl}/v1/public/vouchers/${data.id}/pdf`, { headers: { 'X-API-Key': secret } });
  expect(answer.status === 200, `The PDF was answered with ${answer.status}.`);
  say(`A voucher was printed: a PDF of ${checkPdf(Buffer.from(await answer.arrayBuffer()))} bytes with all fonts.`);

  for (const url of [`${portalUrl}/`, `${apiUrl}/docs`, `${apiUrl}/docs/reference/`, `${portalUrl}/docs`]) {
    expect((await textOf(await fetch(url))).includes('<html'), `${url} is not a page.`);
  }
  say("The portal's pages and the documentation of both APIs are there.");
}

async function makeVoucherTemplate(ownerUrl: string, merchant: string): Promise<void> {
  const merchantId = decodeId('merchant', merchant);
  if (merchantId === undefined) throw new Error(`${merchant} is no id of a merchant.`);
  const source = await createDataSource({ url: ownerUrl, poolSize: 1, applicationName: 'image-check' }).initialize();
  const template = { title: 'Gift', type: 'fixed', value: 10, currency: 'GBP', externalId: 'image-check' } as const;
  try {
    await inTransaction(new Database(source), (tx) => createVoucherTemplate(tx, systemOf(merchantId), template));
  } finally {
    await source.destroy();
  }
}

/** Skia writes the names of its fonts in the clear. */
function checkPdf(pdf: Buffer): number {
  expect(pdf.subarray(0, 5).toString() === '%PDF-' && pdf.subarray(-8).includes('%%EOF'), 'The PDF is incomplete.');
  const text = pdf.toString('latin1');
  const missing = fonts.filter((font) => !new RegExp(`/FontName /(\\w{6}\\+)?${font}`).test(text));
  const found = new Set(text.match(/\/FontName \/\S+/g));
  expect(missing.length === 0, `The PDF lacks the fonts ${missing.join(', ')}. It has ${[...found].join(', ')}.`);
  return pdf.length;
}

async function textOf(answer: Response): Promise<string> {
  const text = await answer.text();
  expect(answer.ok, `${answer.url} answered ${answer.status}: ${text.slice(0, 500)}`);
  return text;
}

function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
