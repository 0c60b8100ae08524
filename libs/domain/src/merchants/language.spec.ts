import { languageOf, languages, localeIn } from './language.js';

it.each([
  ['en-GB', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-at', 'de'],
  ['ja-JP-u-ca-japanese', 'ja'],
  ['sv-SE', 'en'],
  ['', 'en'],
  ['not a locale', 'en'],
])('the language of %j is %s', (locale, language) => expect(languageOf(locale)).toBe(language));

it.each([
  ['de', 'en-GB', 'de'],
  ['de', 'de-AT', 'de-AT'],
  ['en', 'de-AT', 'en-GB'],
  ['en', 'en-US', 'en-US'],
  ['en', 'sv-SE', 'sv-SE'],
  ['ar', 'ja', 'ar'],
] as const)('%s in place of %s is the locale %s', (language, present, locale) =>
  expect(localeIn(language, present)).toBe(locale),
);

it('each language is the language of its own locale', () => {
  for (const language of languages) expect(languageOf(localeIn(language, 'xx'))).toBe(language);
});
