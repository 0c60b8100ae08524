import { readFile } from 'node:fs/promises';
import { notFound } from '#domain/errors.js';
import { encodeId } from '#domain/ids.js';
import { type Language, languageOf, languages } from '#domain/merchants/language.js';
import { isEmailAddress } from '#http/input/email-address.js';
import { isColour } from '#http/input/fields.js';
import { type MerchantSettingsInput, saveMerchantSettings } from '#operations/merchants/save-merchant-settings.js';
import { saveMerchantLogo } from '#operations/merchants/save-merchant-logo.js';
import type { Database } from '#persistence/database/database.js';
import { inTransaction } from '#persistence/database/transaction.js';
import {
  findMerchantSettings,
  lockMerchantSettings,
  type ShownMerchantSettings,
} from '#persistence/merchants/merchant-settings.store.js';
import { requireMerchantName } from '#domain/merchants/merchant.js';
import { maxTermsLength } from '#domain/merchants/settings.js';
import { cleanText, hasMaxLength } from '#domain/text.js';
import { choiceOf, operator, options, wrong } from './arguments.js';

const shown = ({ id, locale, hasAmounts, logo, ...settings }: ShownMerchantSettings) => ({
  id: encodeId('merchant', id),
  ...settings,
  language: languageOf(locale),
  currencyFixed: hasAmounts,
  logo: logo && `${logo.type}, ${logo.size} bytes`,
});

export async function showMerchantSettings(db: Database): Promise<object> {
  const settings = await findMerchantSettings(db, operator().merchantId);
  if (!settings) throw notFound('merchant');
  return shown(settings);
}

/** The options of `merchants set`. */
export const settingOptions = [
  'name',
  'currency',
  'time-zone',
  'language',
  'paper',
  'colour',
  'reply-to',
  'terms',
  'logo',
] as const;

/** Changes the settings that are given, and keeps the others. */
export async function changeMerchantSettings(db: Database): Promise<object> {
  const { logo } = options;
  if (!settingOptions.some((option) => options[option] !== undefined))
    throw wrong('There is nothing to set. See --help.');
  const file = logo === undefined || logo === 'none' ? null : await readLogo(logo);
  const by = operator();
  return inTransaction(db, async (tx) => {
    // Read under the lock: a change of the portal in between would be undone.
    const present = await lockMerchantSettings(tx, by.merchantId);
    if (!present) throw notFound('merchant');
    const saved = await saveMerchantSettings(tx, by, inputFrom(present));
    return shown(logo === undefined ? saved : await saveMerchantLogo(tx, by, file));
  });
}

const readLogo = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: unknown) => {
    throw wrong(`--logo: the file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  });

const inputFrom = (present: ShownMerchantSettings): MerchantSettingsInput => ({
  name: options.name === undefined ? present.name : requireMerchantName(options.name),
  currency: options.currency ?? present.currency,
  timeZone: options['time-zone'] ?? present.timeZone,
  paper: choiceOf('paper', ['A4', 'Letter']) ?? present.paper,
  language: choiceOf<Language>('language', languages) ?? languageOf(present.locale),
  colour: orNone('colour', present.colour, isColour, 'a colour such as #2f6f4e'),
  replyTo: orNone('reply-to', present.replyTo, isEmailAddress, 'an e-mail address'),
  terms: termsOr(present.terms),
});

function termsOr(present: string | null): string | null {
  const given = options.terms;
  if (given === undefined) return present;
  if (given === 'none') return null;
  const text = cleanText(given)?.trim();
  if (text && hasMaxLength(text, maxTermsLength)) return text;
  throw wrong(`--terms must be text of 1 to ${maxTermsLength} characters.`);
}

function orNone(
  option: 'colour' | 'reply-to',
  present: string | null,
  isValid: (given: unknown) => boolean,
  form: string,
): string | null {
  const given = options[option];
  if (given === undefined) return present;
  if (given === 'none') return null;
  if (!isValid(given)) throw wrong(`--${option} must be ${form}, or none.`);
  return given;
}
