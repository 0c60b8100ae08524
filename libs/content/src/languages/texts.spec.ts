import { type Language, languages } from '#domain/merchants/language.js';
import { IntlMessageFormat } from 'intl-messageformat';
import { html } from '../pdf/markup.js';
import { messages, textsOf } from './texts.js';

/** The type of an element that is text. */
const literal = 0;
type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The placeholders of a message, also those within its plural forms. */
const placeholdersOf = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== literal ? [String(element.value)] : []),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => placeholdersOf(value)) : []),
  ]);

const named = (language: Language) =>
  Object.fromEntries(
    Object.entries(messages[language]).map(([key, message]) => {
      const found = placeholdersOf(new IntlMessageFormat(message, language).getAst());
      return [key, [...new Set(found)].toSorted()];
    }),
  );

it.each(languages)('%s has every message, with the placeholders of the English one', (language) => {
  expect(named(language)).toEqual(named('en'));
});

it.each(languages.filter((language) => language !== 'en'))('%s has texts of its own', (language) => {
  const forms = ['atAGlance', 'line', 'amountWithNote'];
  const same = Object.entries(messages.en).filter(([key, text]) => messages[language][key as 'why'] === text);
  expect(same.map(([key]) => key).filter((key) => !forms.includes(key))).toEqual([]);
});

it.each(languages)('%s has no straight apostrophe, which quotes placeholders in an ICU message', (language) => {
  expect(Object.values(messages[language]).join('')).not.toContain("'");
});

it('escapes what a page inserts, and inserts markup as it is', () => {
  const { markup, text } = textsOf('de-AT');
  expect(markup('greetingByName', { name: '<b>Ada</b> & Co' }).text).toBe('Guten Tag &lt;b&gt;Ada&lt;/b&gt; &amp; Co,');
  expect(markup('greetingByName', { name: html`<bdi>${'<'}</bdi>` }).text).toBe('Guten Tag <bdi>&lt;</bdi>,');
  expect(text('greetingByName', { name: "{name} '{x}' #" })).toBe("Guten Tag {name} '{x}' #,");
});

it('writes from right to left in Arabic alone', () => {
  expect(languages.filter((language) => textsOf(language).direction === 'rtl')).toEqual(['ar']);
});
