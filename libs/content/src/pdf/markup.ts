import { oneLine } from '../text/one-line.js';

/** Safe HTML. Everything else that is inserted into a page is escaped. */
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

/** Escapes text for an element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** An HTML template. Inserted values are escaped unless they are Markup; null inserts nothing. */
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

/** Text of a merchant or customer with its line breaks. More than `max` lines become one line, to fit the page. */
export function fewLines(text: string, max: number): readonly string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map(oneLine);
  const filled = lines.filter((line) => line !== '');
  return filled.length <= max ? filled : [filled.join(' ')];
}

/** A name whose text direction does not affect the text around it. */
export const isolated = (text: string): Markup => html`<bdi dir="auto">${oneLine(text)}</bdi>`;
