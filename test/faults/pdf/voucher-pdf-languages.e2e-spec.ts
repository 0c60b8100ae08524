import { languages } from '#domain/merchants/language.js';
import { messages } from '#content/languages/texts.js';
import { voucherPage } from '#content/pdf/voucher-page.js';
import { scan, unspaced } from '../../support/harness/pdf.js';
import { printVoucher, usePdfBrowser } from '../../support/harness/pdf-browser.js';
import { facts, printedCode } from '../../support/fixtures/printed-vouchers.js';

const pdfs = usePdfBrowser();

/** A voucher with every text that can be on one. */
const whole = (locale: string) =>
  facts({
    status: 'pending',
    remainingMinor: 1_234,
    currency: 'EUR',
    merchant: { locale, terms: 'In all our shops.' },
  });

/** Arabic letters are written in the PDF by their form in the word, in the order of the page. */
const isReadable = (locale: string): boolean => locale !== 'ar';

it.each(languages)('in %s it is one page, with the texts and the fonts of that language', async (locale) => {
  const { pages, text, language, missingFonts, fonts } = await printVoucher(pdfs, whole(locale));
  expect({ pages, language, missingFonts }).toEqual({ pages: 1, language: locale, missingFonts: 0 });
  expect(unspaced(text)).toContain(printedCode);
  const { voucherCode, hint, terms, pendingMark, remainingValue, validFrom } = messages[locale];
  if (isReadable(locale)) {
    for (const said of [voucherCode, hint, terms, pendingMark, remainingValue, validFrom]) {
      expect(unspaced(text)).toContain(unspaced(said));
    }
  }
  const script = { ja: 'NotoSansJP', ar: 'NotoSansArabic' }[locale as string];
  expect(fonts.some((font) => font.startsWith(script ?? 'Inter'))).toBe(true);
});

it('in Arabic it is written from right to left, and its codes can be scanned', async () => {
  const page = await voucherPage(whole('ar'));
  expect(page).toMatch(/<html lang="ar" dir="rtl">/);
  expect(await scan(page)).toBe(printedCode.replaceAll('-', ''));
});

it('puts the line of the merchant below the terms of the template', async () => {
  const { text } = await printVoucher(pdfs, facts({ terms: 'No cash.', merchant: { terms: 'In all our shops.' } }));
  expect(text).toMatch(/Terms\s+No cash\.\s+In all our shops\./);
});
