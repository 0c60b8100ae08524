import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { html, isolated, oneLine, type Markup } from './markup.js';

type Logo = NonNullable<PrintedVoucher['merchant']['logo']>;

/** A limit, because an image of a few kilobytes can decompress to gigabytes. */
const maxSidePixels = 4_096;

/** The merchant's logo, or its initials if there is no logo or it is not safe to draw. */
export function logoOf({ name, logo }: PrintedVoucher['merchant']): Markup {
  if (!logo || !isDrawable(logo))
    return html`<div class="monogram" aria-hidden="true">${isolated(initials(name))}</div>`;
  const picture = `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  return html`<div class="logo"><img src="${picture}" alt="" /></div>`;
}

/** "North & South Coffee" is NS, "珈琲店" is 珈. */
function initials(name: string): string {
  const words = oneLine(name).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const firsts = words.filter((word) => !/^(the|and|of)$/i.test(word)).map((word) => graphemes(word)[0] ?? '');
  const cased = firsts.filter((first) => first.toLowerCase() !== first.toUpperCase());
  // Two letters only in scripts with upper case.
  return (cased.length > 1 ? cased.slice(0, 2).join('') : (firsts[0] ?? '★')).toUpperCase();
}

const graphemes = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

function isDrawable({ type, bytes }: Logo): boolean {
  const file = Buffer.from(bytes);
  const size = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/svg+xml': svgSize }[type](file);
  return size !== undefined && size > 0 && size <= maxSidePixels;
}

/** The longer side in pixels; undefined: not a PNG. */
function pngSize(file: Buffer): number | undefined {
  const isPng = file.length > 24 && file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  return isPng ? Math.max(file.readUInt32BE(16), file.readUInt32BE(20)) : undefined;
}

/** The longer side in pixels, from the first frame header; undefined: not a JPEG. */
function jpegSize(file: Buffer): number | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return Math.max(file.readUInt16BE(at + 5), file.readUInt16BE(at + 7));
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

// An SVG in an <img> runs no script and loads nothing. Refused is what can use much memory: entities, nested copies, filters.
const expensiveSvg = /<!|<(?:\w+:)?(?:filter|pattern|foreignObject|animate\w*)\b/i;
const maxUseElements = 8;

function svgSize(file: Buffer): number | undefined {
  const text = file
    .toString('utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '');
  const copies = text.match(/<(?:\w+:)?use\b/gi)?.length ?? 0;
  return /^\s*<svg[\s>]/i.test(text) && !expensiveSvg.test(text) && copies <= maxUseElements ? 1 : undefined;
}
