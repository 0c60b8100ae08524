import { logoTypeOf } from '#domain/merchants/logo.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { oneLine } from '../text/one-line.js';
import { html, isolated, type Markup } from './markup.js';

type Logo = NonNullable<PrintedVoucher['merchant']['logo']>;

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
  return type === 'image/svg+xml' ? isPlainSvg(Buffer.from(bytes)) : logoTypeOf(bytes) === type;
}

// An SVG in an <img> runs no script and loads nothing. Refused is what can use much memory: entities, nested copies, filters.
const expensiveSvg = /<!|<(?:\w+:)?(?:filter|pattern|foreignObject|animate\w*)\b/i;
const maxUseElements = 8;

function isPlainSvg(file: Buffer): boolean {
  const text = file
    .toString('utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '');
  const copies = text.match(/<(?:\w+:)?use\b/gi)?.length ?? 0;
  return /^\s*<svg[\s>]/i.test(text) && !expensiveSvg.test(text) && copies <= maxUseElements;
}
