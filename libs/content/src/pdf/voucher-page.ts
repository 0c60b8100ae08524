import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { type Texts, textsOf } from '../languages/texts.js';
import { barcode, qrCode } from './codes.js';
import { fontFaces } from './fonts.js';
import { logoOf } from './logo.js';
import { oneLine } from '../text/one-line.js';
import { fewLines, html, isolated, Markup } from './markup.js';
import { paletteOf } from './palette.js';
import { fitted, styleOf } from './style.js';
import { languageTagOf, wordingOf, type Wording } from './wording.js';

const maxTermsLines = 24;
const longTermsLength = 500;

// One of the measures against network access (browser/print-page.ts), in the page itself.
const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'";

/**
 * A voucher as a complete HTML document of one page, with embedded fonts and images. Text of merchants and customers is
 * escaped, and its direction does not affect the text around it. (docs/reference/vouchers.md#pdf)
 */
export async function voucherPage(voucher: PrintedVoucher): Promise<string> {
  const words = wordingOf(voucher);
  const texts = textsOf(voucher.merchant.locale);
  const body = html`${card(voucher, words, texts)}${state(words)}${terms(voucher, texts)}`;
  const style = styleOf(voucher.paper, paletteOf(voucher.merchant.colour));
  const fonts = await fontFaces(textOf(body));
  const title = `${oneLine(voucher.title)} – ${oneLine(voucher.merchant.name)}`;
  const page = html`<!doctype html>
    <html lang="${languageTagOf(voucher.merchant.locale)}" dir="${texts.direction}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <title>${title}</title>
        <style>
          ${new Markup(fonts + style)}
        </style>
      </head>
      <body>
        <div class="sheet">${body}</div>
      </body>
    </html> `;
  return page.text;
}

function card(voucher: PrintedVoucher, words: Wording, texts: Texts): Markup {
  // A pending voucher will become valid: it is not faded, and its mark covers nothing.
  const pending = voucher.status === 'pending';
  return html`<main class="card${words.stamp && !pending ? ' closed' : ''}">
    ${face(voucher, words, texts)}${pending ? band(words) : null}${stub(voucher, words, texts)}${pending ? null : stamp(words)}
  </main>`;
}

function face({ merchant, title, recipientName }: PrintedVoucher, words: Wording, { markup }: Texts): Markup {
  const recipient = recipientName ? oneLine(recipientName) : '';
  return html`<section class="face">
    ${ornament}
    <div class="merchant" style="${fitted('merchant', merchant.name)}">
      ${logoOf(merchant)}${isolated(merchant.name)}
    </div>
    <div class="worth">
      <h1 style="${fitted('title', title)}">${isolated(title)}</h1>
      <p class="amount" style="${fitted('amount', words.amount)}"><bdi>${words.amount}</bdi></p>
      ${words.amountNote && html`<p class="note"><bdi>${words.amountNote}</bdi></p>`}
      ${recipient && html`<p class="recipient" style="${fitted('recipient', recipient)}">${markup('recipient', { name: isolated(recipient) })}</p>`}
    </div>
  </section>`;
}

/** A decoration of rings. */
const ornament = html`<svg class="ornament" viewBox="0 0 150 150" aria-hidden="true">
  <circle cx="75" cy="75" r="74" />
  <circle cx="75" cy="75" r="58" stroke-width="6" />
  <circle cx="75" cy="75" r="42" />
  <circle cx="75" cy="75" r="24" stroke-width="12" />
</svg>`;

function stub({ code }: PrintedVoucher, words: Wording, { text }: Texts): Markup {
  const plain = code.replaceAll('-', '');
  const details = words.details.map(
    ({ label, text: shown }) =>
      html`<div>
        <dt class="label">${label}</dt>
        <dd><bdi>${shown}</bdi></dd>
      </div>`,
  );
  return html`<section class="stub">
    <div class="notch start"></div>
    <div class="notch end"></div>
    <p class="label">${text('voucherCode')}</p>
    <p class="code"><bdi dir="ltr">${hyphenated(code)}</bdi></p>
    <div class="scan">
      <div class="lines">
        ${barcode(plain, text('barcode'))}
        <p class="hint">${text('hint')}</p>
      </div>
      ${qrCode(plain, text('qrCode'))}
    </div>
    <dl class="details">${details}</dl>
  </section>`;
}

/** Hyphens are drawn lighter, because they do not have to be typed. */
const hyphenated = (code: string): readonly Markup[] =>
  code.split('-').map((group, at) => (at === 0 ? html`${group}` : html`<i>-</i>${group}`));

function stamp({ stamp: found }: Wording): Markup | null {
  return found && html`<div class="stamp" style="${fitted('stamp', found.word)}"><span>${found.word}</span></div>`;
}

const band = ({ stamp: found }: Wording): Markup | null => found && html`<div class="band">${found.word}</div>`;

function state({ stamp: found }: Wording): Markup | null {
  return found && html`<p class="state">${found.sentence}</p>`;
}

/** The terms of the voucher template, and the merchant's own line below them. */
function terms({ terms: own, merchant }: PrintedVoucher, { text }: Texts): Markup | null {
  const lines = [...fewLines(own ?? '', maxTermsLines), ...fewLines(merchant.terms ?? '', 1)];
  if (lines.length === 0) return null;
  const whole = lines.join(' ');
  const long = whole.length > longTermsLength ? ' long' : '';
  return html`<section class="terms${long}" style="${fitted('terms', whole)}">
    <h2>${text('terms')}</h2>
    ${lines.map((line) => html`<p dir="auto">${line}</p>`)}
  </section>`;
}

/** The text of the page, to select fonts. Escaped text has no angle brackets. */
const textOf = (body: Markup): string =>
  body.text
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&(amp|lt|gt|quot);/g, '&<>"');
