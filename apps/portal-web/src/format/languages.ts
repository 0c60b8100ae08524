/** The languages of vouchers' e-mails and PDFs, each by its own name. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
  { value: 'it', label: 'Italiano' },
  { value: 'nl', label: 'Nederlands' },
  { value: 'da', label: 'Dansk' },
  { value: 'pl', label: 'Polski' },
  { value: 'ja', label: '日本語' },
  { value: 'ar', label: 'العربية' },
] as const;

export type Language = (typeof languages)[number]['value'];

/** The language that a form holds; undefined for any other text. */
export const languageOf = (text: string): Language | undefined => languages.find(({ value }) => value === text)?.value;

/** The name of a language in that language, as the options of a Select show it. */
export const languageName = (text: string): string => languages.find(({ value }) => value === text)?.label ?? text;
