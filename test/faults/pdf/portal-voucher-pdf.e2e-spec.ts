import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { cacheDir } from '../../support/harness/pdf.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher } from '../../support/fixtures/vouchers.js';

const started = useOwnPortal();

let shop: Shop;
let viewer: PortalUser;
let worker: WorkerProcess;

beforeAll(async () => {
  shop = await Shop.open(started.service);
  viewer = await started.portal.user({ shop, role: 'viewer' });
  // It prints and sends nothing here, so nobody has to take its mail.
  worker = await WorkerProcess.start(shop.database.url, 'smtp://127.0.0.1:9', { CACHE_DIR: cacheDir });
});
afterAll(() => worker.stop());

it('the PDF of a voucher comes from the worker, is named after merchant and voucher, and is not cached', async () => {
  await shop.database.rows(`update merchants set name = 'Café Zoë' where merchant_id = $1`, [shop.merchantId]);
  const voucher = await IssuedVoucher.of(shop);
  const path = `/v1/portal/merchants/${shop.id}/vouchers/${voucher.id}/pdf`;
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await viewer.client.send('GET', path, { headers: { cookie: viewer.cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Cafe Zoe - Gift voucher.pdf"; filename*=UTF-8''Caf%C3%A9%20Zo%C3%AB%20-%20Gift%20voucher.pdf`,
      'cache-control': 'private, no-store',
    });
    expect(answer.text.startsWith('%PDF-')).toBe(true);
  }
  const printed = 'select count(*) from staged_jobs where merchant_id = $1 and kind = $2';
  expect(await shop.database.count(printed, [shop.merchantId, 'render_voucher_pdf'])).toBe(1);
});

it('405: HEAD of a PDF, which is work', async () => {
  const voucher = await IssuedVoucher.of(shop);
  const path = `/v1/portal/merchants/${shop.id}/vouchers/${voucher.id}/pdf`;
  const answer = await viewer.client.send('HEAD', path, { headers: { cookie: viewer.cookie } });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET']);
});
