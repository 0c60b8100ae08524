import { notFound } from '#domain/errors.js';
import { type Language, localeIn } from '#domain/merchants/language.js';
import { type MerchantSettings, requireSettings } from '#domain/merchants/settings.js';
import { emailKey, textOrNull } from '#domain/text.js';
import {
  lockMerchantSettings,
  saveMerchantSettings as save,
  type ShownMerchantSettings,
} from '#persistence/merchants/merchant-settings.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { auditWrite, changesBetween } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

export interface MerchantSettingsInput extends Omit<MerchantSettings, 'locale'> {
  readonly language: Language;
}

/**
 * Replaces all settings of a merchant but its logo. Of two concurrent changes the later one is stored, completely.
 * @throws Refusal `not_found` for the merchant, `invalid` time_zone_unknown, currency_unknown, currency_fixed
 *   (docs/reference/portal.md#settings)
 */
export async function saveMerchantSettings(
  tx: Tx,
  actor: Actor,
  { language, ...given }: MerchantSettingsInput,
): Promise<ShownMerchantSettings> {
  const { merchantId } = actor;
  const before = await lockMerchantSettings(tx, merchantId);
  if (!before) throw notFound('merchant');
  const settings: MerchantSettings = {
    ...given,
    name: given.name.trim(),
    colour: given.colour?.toLowerCase() ?? null,
    replyTo: given.replyTo === null ? null : emailKey(given.replyTo),
    terms: textOrNull(given.terms),
    locale: localeIn(language, before.locale),
  };
  requireSettings(before, settings, before.hasAmounts);
  const after = { ...before, ...settings };
  const changed = changesBetween(before, after);
  if (Object.keys(changed).length === 0) return before;
  save(tx, merchantId, settings);
  const details = { changed: changed.replyTo ? { ...changed, replyTo: withoutAddress(before, after) } : changed };
  await auditWrite(tx, actor, { action: 'merchant.settings_saved', subjectId: merchantId, details });
  return after;
}

/** What the entry of a change shows: no e-mail addresses. */
const withoutAddress = (before: MerchantSettings, after: MerchantSettings): { from: unknown; to: unknown } => ({
  from: before.replyTo && 'an address',
  to: after.replyTo && (before.replyTo ? 'another address' : 'an address'),
});
