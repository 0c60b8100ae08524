/** The languages of e-mails and printed vouchers. (docs/reference/emails.md#languages) */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'da', 'pl', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The language of a locale, such as `de` of `de-AT`. English where there are no texts in it. */
export function languageOf(locale: string): Language {
  const [first = ''] = locale.toLowerCase().split('-');
  return languages.find((language) => language === first) ?? 'en';
}

/** The locale for amounts and dates in a language: the current locale, with its region, if it has that language. */
export function localeIn(language: Language, present: string): string {
  if (languageOf(present) === language) return present;
  return language === 'en' ? 'en-GB' : language;
}
