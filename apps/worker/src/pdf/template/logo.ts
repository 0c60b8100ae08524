import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { html, isolated, oneLine, type Markup } from './markup.js';

type Logo = NonNullable<PrintedVoucher['merchant']['logo']>;

/** A picture of a few kilobytes can unpack to gigabytes. */
const LARGEST_SIDE = 4_096;

/** The merchant's logo; where there is none, or none that is safe to draw, its first letters. */
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
  // Only alphabets with capitals make monograms of two letters.
  return (cased.length > 1 ? cased.slice(0, 2).join('') : (firsts[0] ?? '★')).toUpperCase();
}

const graphemes = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

function isDrawable({ type, bytes }: Logo): boolean {
  const file = Buffer.from(bytes);
  const size = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/svg+xml': svgSize }[type](file);
  return size !== undefined && size > 0 && size <= LARGEST_SIDE;
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

// As a picture an SVG runs no script and loads nothing. What is left is what grows: entities, copies of copies, filters.
const growing = /<!|<(?:\w+:)?(?:filter|pattern|foreignObject|animate\w*)\b/i;
const MOST_COPIES = 8;

function svgSize(file: Buffer): number | undefined {
  const text = file
    .toString('utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '');
  const copies = text.match(/<(?:\w+:)?use\b/gi)?.length ?? 0;
  return /^\s*<svg[\s>]/i.test(text) && !growing.test(text) && copies <= MOST_COPIES ? 1 : undefined;
}
