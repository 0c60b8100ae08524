import { ApiError } from '../api/api-error.js';
import type { MerchantSettings, MerchantSettingsBody } from '../api/types.js';
import { changedFields } from '../ui/forms/changed-fields.js';
import { fieldsOf, settingsOf, type SettingsFields } from './settings-fields.js';

/** The fields in the words of the form. */
const names: Readonly<Record<keyof SettingsFields, string>> = {
  name: 'name',
  currency: 'currency',
  timeZone: 'time zone',
  colour: 'brand colour',
  language: 'language',
  paper: 'paper size',
  replyTo: 'reply-to address',
  terms: 'terms',
};

/**
 * The body that changes what the user has changed, and keeps the rest as it is stored now: the API replaces all settings, and the
 * form may be older than what a colleague has saved.
 * @throws ApiError where the colleague has changed one of these fields too, to something else
 */
export function mergedSettings(
  base: SettingsFields,
  values: SettingsFields,
  current: MerchantSettings,
): MerchantSettingsBody {
  const [before, now] = [settingsOf(base), settingsOf(fieldsOf(current))];
  const [mine, theirs] = [changedFields(before, settingsOf(values)), changedFields(before, now)];
  const both = Object.keys(names).filter((field): field is keyof SettingsFields => field in mine && field in theirs);
  const lost = both.find((field) => mine[field] !== theirs[field]);
  if (lost !== undefined) {
    const text = `A colleague has changed the ${names[lost]} to ${theirs[lost] ? `“${theirs[lost]}”` : 'nothing'} meanwhile.`;
    throw new ApiError(409, 'settings_changed', `${text} Save again to replace it with yours.`);
  }
  return { ...now, ...mine };
}
