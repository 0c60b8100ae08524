import { createHash } from 'node:crypto';
import { notFound } from '#domain/errors.js';
import { type Logo, readLogo } from '#domain/merchants/logo.js';
import {
  lockMerchantSettings,
  saveLogo,
  type ShownMerchantSettings,
} from '#persistence/merchants/merchant-settings.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { auditWrite } from '../audit/audit-write.js';
import type { Actor } from '../actor.js';

/**
 * Saves a merchant's logo; null removes it. The same file again writes nothing.
 * @throws Refusal `not_found` for the merchant, `invalid` logo_invalid (docs/reference/portal.md#settings)
 */
export async function saveMerchantLogo(tx: Tx, actor: Actor, file: Uint8Array | null): Promise<ShownMerchantSettings> {
  const logo = file && readLogo(file);
  const { merchantId } = actor;
  const before = await lockMerchantSettings(tx, merchantId);
  if (!before) throw notFound('merchant');
  const after = { ...before, logo: logo && describeLogo(logo) };
  if (before.logo?.sha256 === after.logo?.sha256) return before;
  saveLogo(tx, merchantId, logo);
  const changed = { logo: { from: shown(before), to: shown(after) } };
  await auditWrite(tx, actor, { action: 'merchant.logo_saved', subjectId: merchantId, details: { changed } });
  return after;
}

const describeLogo = ({ type, bytes }: Logo): ShownMerchantSettings['logo'] => ({
  type,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const shown = ({ logo }: ShownMerchantSettings): string | null =>
  logo && `${logo.type}, ${logo.size} bytes, ${logo.sha256.slice(0, 12)}`;
