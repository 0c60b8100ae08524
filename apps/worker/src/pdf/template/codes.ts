import bwip from 'bwip-js/node';
import qrcode from 'qrcode';
import { Markup } from './markup.js';

/** White around a QR code, in modules: readers need it. */
const QUIET = 4;
// Neighbours overlap by a hair: drawn edge to edge, many viewers show white seams between them.
const OVERLAP = 0.02;

/** The code without hyphens as a QR code that survives a fold or a stain (a quarter of it may be lost). */
export function qrCode(code: string): Markup {
  const { modules } = qrcode.create(code, { errorCorrectionLevel: 'Q' });
  const size = modules.size + 2 * QUIET;
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (const { from, length } of darkRuns(modules.size, (column) => modules.get(row, column) !== 0)) {
      const side = length + OVERLAP;
      runs.push(`M${from + QUIET} ${row + QUIET}h${side}v${1 + OVERLAP}h-${side}z`);
    }
  }
  const label = 'role="img" aria-label="QR code of the voucher code"';
  return new Markup(`<svg class="qr" ${label} viewBox="0 0 ${size} ${size}"><path d="${runs.join('')}"/></svg>`);
}

function darkRuns(size: number, isDark: (column: number) => boolean): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  let from = -1;
  for (let column = 0; column <= size; column += 1) {
    const dark = column < size && isDark(column);
    if (dark && from < 0) from = column;
    if (!dark && from >= 0) {
      runs.push({ from, length: column - from });
      from = -1;
    }
  }
  return runs;
}

/** The code without hyphens as Code 128, for the readers of tills that know lines only. */
export function barcode(code: string): Markup {
  const drawn = bwip.toSVG({ bcid: 'code128', text: code, height: 12, includetext: false, paddingwidth: 0 });
  const label = 'role="img" aria-label="Barcode of the voucher code" preserveAspectRatio="none"';
  return new Markup(drawn.replace('<svg ', `<svg class="barcode" ${label} `));
}
