import type { PrintedVoucher } from '#domain/vouchers/print.js';
import type { VoucherStatus } from '#domain/vouchers/voucher.js';
import { voucherPage } from '#content/pdf/voucher-page.js';
import { scan, unspaced, type ReadPdf } from '../../support/harness/pdf.js';
import { printVoucher, usePdfBrowser } from '../../support/harness/pdf-browser.js';
import { facts, printedCode as code } from '../../support/fixtures/printed-vouchers.js';

const pdfs = usePdfBrowser();

const print = (voucher: PrintedVoucher): Promise<ReadPdf> => printVoucher(pdfs, voucher);

describe('a printed voucher', () => {
  it('shows the merchant, title, value, recipient and expiry', async () => {
    const { text, pages, title, language, tagged } = await print(facts());
    for (const said of [code, 'Gift voucher', '£50.00', 'North & South Coffee', 'For Ada Lovelace']) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/Valid until\s+20 November 2027/);
    expect(text).toContain('Not exchangeable for cash.');
    expect({ pages, title, language, tagged }).toEqual({
      pages: 1,
      title: 'Gift voucher – North & South Coffee',
      language: 'en-GB',
      tagged: true,
    });
  });

  it('carries its fonts with it', async () => {
    const { fonts, missingFonts } = await print(facts());
    expect(fonts.toSorted()).toEqual(['Inter-Regular', 'Inter-SemiBold']);
    expect(missingFonts).toBe(0);
  });

  it('has a QR code that reads as the code, without hyphens', async () => {
    expect(await scan(await voucherPage(facts()))).toBe(code.replaceAll('-', ''));
  });

  it.each([
    ['pounds', 'GBP', 1_050, 'en-GB', '£10.50'],
    ['yen, which have no decimals', 'JPY', 12_000, 'ja-JP', '¥12,000'],
    ['dinars, which have three', 'KWD', 50_125, 'en-GB', 'KWD 50.125'],
    ['forints, as ISO counts them', 'HUF', 50_000, 'en-GB', 'HUF 500.00'],
    ['euros in German', 'EUR', 123_456, 'de-DE', '1.234,56 €'],
    ['the largest amount', 'GBP', 9_999_999_999, 'en-GB', '£99,999,999.99'],
  ])('writes %s as its country does', async (_, currency, valueMinor, locale, written) => {
    const voucher = facts({ currency, valueMinor, remainingMinor: valueMinor, merchant: { locale } });
    expect(unspaced((await print(voucher)).text)).toContain(unspaced(written));
  });

  it('shows the remaining and the original value', async () => {
    const { text } = await print(facts({ status: 'partial', remainingMinor: 3_250 }));
    expect(text).toMatch(/£32\.50\s*left of £50\.00/);
    expect(text).toMatch(/Remaining value\s+£32\.50/);
  });

  it('dates by the clock of the merchant, and says when there is no end', async () => {
    const tokyo = { merchant: { timeZone: 'Asia/Tokyo' }, expiresAt: new Date('2027-11-20T14:59:59.999Z') };
    expect((await print(facts(tokyo))).text).toMatch(/Valid until\s+20 November 2027/);
    expect((await print(facts({ expiresAt: null }))).text).toContain('No expiry date');
  });

  it.each<[VoucherStatus, string]>([
    ['pending', 'NOT YET VALID'],
    ['redeemed', 'REDEEMED'],
    ['expired', 'EXPIRED'],
    ['cancelled', 'CANCELLED'],
  ])('says across the page that it is %s', async (status, word) => {
    const { text } = await print(facts({ status, activatesAt: new Date('2026-11-27T09:30:00Z') }));
    expect(text).toContain(word);
    if (status === 'pending') expect(text).toMatch(/Valid from\s+27 November 2026 at 09:30/);
  });

  it.each<[VoucherStatus]>([['active'], ['partial']])('has nothing across the page while it is %s', async (status) => {
    const { text } = await print(facts({ status }));
    expect(text).not.toMatch(/REDEEMED|CANCELLED|EXPIRED|NOT YET VALID/);
  });

  it.each([
    ['A4', 595.3, 841.9],
    ['Letter', 612, 792],
  ] as const)('is one page of %s, whatever is on it', async (paper, width, height) => {
    const long = { title: 'W'.repeat(200), recipientName: '山田'.repeat(100), terms: '全店舗でご利用。'.repeat(250) };
    for (const voucher of [facts({ paper }), facts({ paper, ...long, status: 'pending' })]) {
      const { pages, size, text } = await print(voucher);
      expect(pages).toBe(1);
      expect(Math.abs(size[0] - width)).toBeLessThan(1);
      expect(Math.abs(size[1] - height)).toBeLessThan(1);
      expect(unspaced(text)).toContain(unspaced(voucher.terms ?? '').slice(-40));
    }
  });

  it.each([
    ['Arabic', 'قسيمة هدية', 'NotoSansArabic'],
    ['Hebrew', 'שובר מתנה', 'NotoSansHebrew'],
    ['Japanese', '山田 花子 様', 'NotoSansJP'],
    ['Greek', 'Δωροκάρτα', 'Inter'],
    ['Cyrillic', 'Подарочный сертификат', 'Inter'],
    ['Polish', 'Żółć gęślą jaźń', 'Inter'],
    ['emoji', '🎁', 'NotoColorEmoji'],
  ])('writes %s in letters that it carries', async (_, title, font) => {
    const { text, fonts, missingFonts } = await print(facts({ title, recipientName: title }));
    // Joined letters are drawn in parts that pdf.js has no names for; other readers take them from the tags.
    if (!/\p{Script=Arabic}/u.test(title)) {
      // A reader may give a line from right to left in either order: the same letters are enough.
      const letters = (word: string): string => [...unspaced(word)].toSorted().join('');
      expect(text.split('\n').map(letters)).toContain(letters(title));
    }
    expect(fonts.some((name) => name.startsWith(font))).toBe(true);
    expect(missingFonts).toBe(0);
  });

  it('gives equal text for equal facts', async () => {
    const [one, two] = [await print(facts()), await print(facts())];
    expect(two).toEqual(one);
  });

  it.each<[string, Buffer]>([
    ['a picture that would unpack to gigabytes', pngHeader(60_000, 60_000)],
    ['no picture at all', Buffer.from('<html>')],
  ])('draws a monogram instead of %s', async (_, bytes) => {
    const html = await voucherPage(facts({ merchant: { logo: { type: 'image/png', bytes } } }));
    expect(html).not.toContain('<img');
    expect(html).toContain('class="monogram"');
  });
});

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080600000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}
