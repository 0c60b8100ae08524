import type { MerchantSettings, MerchantSettingsBody } from '../api/types.js';
import { isEmailAddress } from '../format/email-address.js';
import { languageOf } from '../format/languages.js';

/** The values of the form. An empty text is none. */
export interface SettingsFields {
  name: string;
  currency: string;
  timeZone: string;
  colour: string;
  language: string;
  paper: string;
  replyTo: string;
  terms: string;
}

export const fieldsOf = (stored: MerchantSettings): SettingsFields => ({
  name: stored.name,
  currency: stored.currency,
  timeZone: stored.timeZone,
  language: stored.language,
  paper: stored.paper,
  colour: stored.colour ?? '',
  replyTo: stored.replyTo ?? '',
  terms: stored.terms ?? '',
});

/** The request body. */
export const settingsOf = ({ name, currency, timeZone, ...fields }: SettingsFields): MerchantSettingsBody => ({
  name: name.trim(),
  currency,
  timeZone,
  language: languageOf(fields.language) ?? 'en',
  paper: fields.paper === 'Letter' ? 'Letter' : 'A4',
  colour: fields.colour || null,
  replyTo: fields.replyTo.trim() || null,
  terms: fields.terms.trim() || null,
});

/** The validation errors by field. */
export function validationErrors({ name, colour, replyTo }: SettingsFields): Record<string, string> {
  return {
    ...(name.trim() === '' ? { name: 'Enter the name.' } : {}),
    ...(colour !== '' && !/^#[0-9a-f]{6}$/i.test(colour) ? { colour: 'Enter a colour such as #2f6f4e.' } : {}),
    ...(replyTo.trim() !== '' && !isEmailAddress(replyTo) ? { replyTo: 'Enter an e-mail address.' } : {}),
  };
}
