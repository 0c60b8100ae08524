import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { startChromium } from '#worker/pdf/browser/chromium.js';
import { confinements } from '#worker/pdf/browser/confinement.js';
import { findChromium } from '#worker/pdf/browser/find-chromium.js';
import { printPage } from '#worker/pdf/browser/print-page.js';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { cacheDir, readPdf, unspaced, type ReadPdf } from '../../support/harness/pdf.js';
import { hostileTexts } from '../../support/fixtures/hostile-texts.js';
import { printVoucher, usePdfBrowser } from '../../support/harness/pdf-browser.js';
import { facts, printedCode as code } from '../../support/fixtures/printed-vouchers.js';

const pdfs = usePdfBrowser();

const print = (voucher: PrintedVoucher): Promise<ReadPdf> => printVoucher(pdfs, voucher);

describe('hostile texts', () => {
  const requests: string[] = [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'voucher-secret-'));
  const secret = path.join(folder, 'secret.html');
  const server = net.createServer((socket) => {
    requests.push('connected');
    socket.on('data', (data) => requests.push(data.toString().slice(0, 80))).on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nLEAKED');
  });
  let address = '';

  beforeAll(async () => {
    fs.chmodSync(folder, 0o755);
    fs.writeFileSync(secret, 'LEAKED', { mode: 0o644 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    address = typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : '';
  });
  afterAll(() => {
    server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const inEveryField = (text: string): PrintedVoucher =>
    facts({ merchant: { name: text }, title: text, recipientName: text, terms: text });

  it('appear on the page as text, load nothing and read nothing', async () => {
    const texts = hostileTexts(address, secret);
    expect(texts.length).toBeGreaterThanOrEqual(120);
    const print1 = async (text: string): Promise<void> => {
      const page = await print(inEveryField(text));
      expect(page.text).toContain(code);
      expect(page.text).not.toContain('LEAKED');
      expect(page.pages).toBe(1);
      // In plain letters a reader gives back exactly what was written: in each of the four fields.
      if (/^[\x20-\x7E]+$/.test(text)) {
        expect(unspaced(page.text).split(unspaced(text)).length - 1).toBeGreaterThanOrEqual(4);
      }
    };
    const waiting = [...texts];
    const work = async (): Promise<void> => {
      for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) await print1(text);
    };
    await Promise.all([work(), work()]);
    expect(requests).toEqual([]);
  });

  it('do not change the direction of the text beside them', async () => {
    const { text } = await print(inEveryField('\u202Etxt.exe\u202C\u2066 a\u2069'));
    expect(text).toContain('For txt.exe a');
    expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });

  const loaders = (): readonly string[] => hostileTexts(address, secret).slice(0, 15);

  it('would load nothing and read nothing even if they were not escaped', async () => {
    for (const loader of loaders()) {
      const { text } = await readPdf(await pdfs.print(`<!doctype html><p>page</p>${loader}`, 'A4')).catch(empty);
      expect(text).not.toContain('LEAKED');
    }
    expect(requests).toEqual([]);
  });

  it('would load nothing even where the system allows the browser no network of its own', async () => {
    const ways = confinements().filter(({ ownNetwork }) => !ownNetwork);
    const chromium = await startChromium(await findChromium(cacheDir), ways);
    try {
      for (const loader of loaders()) {
        const html = `<!doctype html><p>page</p>${loader}`;
        const { text } = await printPage(chromium.browser, html, 'A4').then(readPdf).catch(empty);
        expect(text).not.toContain('LEAKED');
      }
    } finally {
      await chromium.end();
    }
    expect(requests).toEqual([]);
  });

  it('would reach the listener without all that', async () => {
    await new Promise((resolve) =>
      net
        .connect(Number(address.split(':')[1]), '127.0.0.1')
        .once('close', resolve)
        .resume(),
    );
    expect(requests).toContain('connected');
  });

  /** A page that was led away has no PDF: as good as one without the secret. */
  const empty = (): Pick<ReadPdf, 'text'> => ({ text: '' });
});
