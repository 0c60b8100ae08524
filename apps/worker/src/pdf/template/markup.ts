/** HTML that may be written as it is. Everything else that goes into a page is text, and is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Insert = string | number | Markup | readonly Markup[] | null;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The one way in which a text becomes HTML, in an element or in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** A template of HTML: what is inserted is escaped, unless it came out of such a template itself; null is nothing. */
export function html(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  const written = inserts.map(write);
  return new Markup(parts.reduce((text, part, at) => text + (written[at - 1] ?? '') + part));
}

function write(insert: Insert): string {
  if (insert === null) return '';
  if (insert instanceof Markup) return insert.text;
  if (typeof insert === 'object') return insert.map((markup) => markup.text).join('');
  return escaped(String(insert));
}

// Marks, embeddings, overrides and isolates: with them a name can turn round what stands beside it.
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
// What has no place in a text: annotations, the mark of byte order and halves of characters among it.
const controls = /[\p{Cc}\p{Cs}\uFEFF\uFFF9-\uFFFB]/gu;

/** A text of someone else's, as one line. */
export const oneLine = (text: string): string =>
  text.replace(bidiControls, '').replace(/\s+/gu, ' ').replace(controls, '').trim();

/** The same with its lines; more than that many become one, since a page has an end. */
export function fewLines(text: string, most: number): readonly string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map(oneLine);
  const filled = lines.filter((line) => line !== '');
  return filled.length <= most ? filled : [filled.join(' ')];
}

/** A name in a text of ours: whichever way it is written, what stands around it stays where it is. */
export const isolated = (text: string): Markup => html`<bdi dir="auto">${oneLine(text)}</bdi>`;
