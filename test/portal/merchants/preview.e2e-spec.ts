import { languages } from '#domain/merchants/language.js';
import { messages } from '#content/languages/texts.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, portalBase, usePortal } from '../../support/harness/portal.js';
import { png } from '../../support/fixtures/pictures.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

let shop: Shop;
let admin: PortalUser;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

const preview = (query: Readonly<Record<string, string>>, user = admin): Promise<Answer> =>
  user.client.send('GET', `${portalBase}/merchants/${shop.id}/settings/preview?${new URLSearchParams(query)}`, {
    headers: { cookie: user.cookie },
  });

it.each(languages)('in %s it is the e-mail and the page of the PDF of a sample', async (language) => {
  const email = await preview({ document: 'email', language });
  const pdf = await preview({ document: 'pdf', language });
  expect([email.status, pdf.status]).toEqual([200, 200]);
  expect(email.text).toContain(messages[language].howTo);
  expect(pdf.text).toContain(messages[language].hint);
  for (const page of [email, pdf]) expect(page.text).toContain(messages[language].sampleTitle);
});

it('shows what is asked for, and saves nothing', async () => {
  const look = { name: 'Café <b>Neu</b>', colour: '#ffd700', terms: 'Nur im Laden.', language: 'de' };
  const { text } = await preview({ document: 'email', ...look });
  expect(text).toContain('Café &lt;b&gt;Neu&lt;/b&gt;');
  expect(text).toContain('background:#ffd700;color:#000000');
  expect(text).toContain('Nur im Laden.');
  const settings = await admin.get<{ data: object }>(`/merchants/${shop.id}/settings`);
  expect(settings.body.data).toMatchObject({ language: 'en', colour: null, terms: null });
});

it('has the saved logo in the page itself', async () => {
  expect((await preview({ document: 'email' })).text).not.toContain('<img');
  const logo = png(30, 10);
  const headers = { 'content-type': 'image/png' };
  await admin.put(`/merchants/${shop.id}/settings/logo`, logo, { headers });
  for (const document of ['email', 'pdf']) {
    expect((await preview({ document })).text).toContain(`src="data:image/png;base64,${logo.toString('base64')}"`);
  }
});

it('is dark where that is asked for, whatever the browser prefers', async () => {
  expect((await preview({ document: 'email', scheme: 'dark' })).text).toMatch(/@media all\s*\{/);
  expect((await preview({ document: 'email' })).text).toMatch(/@media not all\s*\{/);
});

it('may run and load nothing, and is framed by our own pages alone', async () => {
  const { headers } = await preview({ document: 'email' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:;/);
  expect(policy).toContain("frame-ancestors 'self'; sandbox");
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
});

it.each([
  [{}],
  [{ document: 'letter' }],
  [{ document: 'pdf', language: 'sv' }],
  [{ document: 'pdf', colour: 'red' }],
  [{ document: 'pdf', colour: '#fff;}x' }],
  [{ document: 'pdf', paper: 'A5' }],
  [{ document: 'pdf', terms: 'x'.repeat(301) }],
  [{ document: 'email', name: 'x'.repeat(201) }],
  [{ document: 'email', scheme: 'blue' }],
])('400: %j', async (query) => {
  expect((await preview(query as Record<string, string>)).body).toMatchObject({ code: 400, error: 'invalid_query' });
});

it('is for admins and owners of the merchant', async () => {
  const viewer = await started.portal.user({ shop, role: 'viewer' });
  const stranger = await started.portal.user({ shop: await Shop.open(started.service) });
  expect((await preview({ document: 'pdf' }, viewer)).body.error).toBe('role_missing');
  expect((await preview({ document: 'pdf' }, stranger)).body.error).toBe('merchant_not_found');
});
