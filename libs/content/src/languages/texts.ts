import { type Language, languageOf } from '#domain/merchants/language.js';
import { IntlMessageFormat } from 'intl-messageformat';
import { escaped, Markup } from '../pdf/markup.js';
import { ar } from './ar.js';
import { da } from './da.js';
import { de } from './de.js';
import { en, type Messages } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { nl } from './nl.js';
import { pl } from './pl.js';

export const messages: Readonly<Record<Language, Messages>> = { en, de, fr, es, it, nl, da, pl, ja, ar };

type Key = keyof Messages;

/** The texts of e-mails and printed vouchers in one language. */
export interface Texts {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  readonly text: (key: Key, values?: Readonly<Record<string, string>>) => string;
  /** The text as HTML: values that are no Markup are escaped. */
  readonly markup: (key: Key, values: Readonly<Record<string, string | Markup>>) => Markup;
}

/** A message is parsed when it is needed first. */
const parsed = new Map<string, IntlMessageFormat>();

function messageOf(language: Language, key: Key): IntlMessageFormat {
  const name = `${language}.${key}`;
  const known = parsed.get(name) ?? new IntlMessageFormat(messages[language][key], language);
  parsed.set(name, known);
  return known;
}

/** The texts in the language of a locale; in English where there are none in it. (docs/reference/emails.md#languages) */
export function textsOf(locale: string): Texts {
  const language = languageOf(locale);
  const parts = (key: Key, values: Readonly<Record<string, string | Markup>>): (string | Markup)[] =>
    messageOf(language, key)
      .formatToParts(values)
      .map(({ value }) => (value instanceof Markup ? value : String(value)));
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    text: (key, values = {}) => parts(key, values).join(''),
    markup: (key, values) =>
      new Markup(
        parts(key, values)
          .map((part) => (part instanceof Markup ? part.text : escaped(part)))
          .join(''),
      ),
  };
}
