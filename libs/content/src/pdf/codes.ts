import bwip from 'bwip-js/node';
import qrcode from 'qrcode';
import { escaped, Markup } from './markup.js';

/** The white border that scanners need, in modules. */
const quietZone = 4;
// Modules overlap slightly, because many viewers show white lines between adjacent shapes.
const overlap = 0.02;

/** The code without hyphens as a QR code, readable with up to 25 % damage. */
export function qrCode(code: string, name: string): Markup {
  const { modules } = qrcode.create(code, { errorCorrectionLevel: 'Q' });
  const size = modules.size + 2 * quietZone;
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (const { from, length } of darkRuns(modules.size, (column) => modules.get(row, column) !== 0)) {
      const side = length + overlap;
      runs.push(`M${from + quietZone} ${row + quietZone}h${side}v${1 + overlap}h-${side}z`);
    }
  }
  const label = `role="img" aria-label="${escaped(name)}"`;
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

/** The code without hyphens as a Code 128 barcode, for scanners that cannot read QR codes. */
export function barcode(code: string, name: string): Markup {
  const drawn = bwip.toSVG({ bcid: 'code128', text: code, height: 12, includetext: false, paddingwidth: 0 });
  const label = `role="img" aria-label="${escaped(name)}" preserveAspectRatio="none"`;
  return new Markup(drawn.replace('<svg ', `<svg class="barcode" ${label} `));
}
