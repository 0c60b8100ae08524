import type { Logo } from '#domain/merchants/logo.js';
import type { MerchantSettings } from '#domain/merchants/settings.js';
import { columnsOf, updateOf } from '../database/entities/entity-sql.js';
import { lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { MerchantTable } from './merchant.table.js';

/** The settings, what the logo is, and whether amounts depend on the currency. */
export interface ShownMerchantSettings extends MerchantSettings {
  readonly id: string;
  /** The SHA-256 of the logo identifies its version. An SVG is from before logos could be uploaded. */
  readonly logo: { readonly type: string; readonly size: number; readonly sha256: string } | null;
  readonly hasAmounts: boolean;
}

const columns = ['name', 'currency', 'timeZone', 'colour', 'locale', 'paper', 'replyTo', 'terms'] as const;

const find = read<ShownMerchantSettings>(
  'find_merchant_settings',
  `select ${columnsOf(MerchantTable, 'm', { only: ['id', ...columns] })},
     case when m.logo is not null then jsonb_build_object(
       'type', m.logo_type, 'size', length(m.logo), 'sha256', encode(sha256(m.logo), 'hex')) end as logo,
     exists (select from orders o where o.merchant_id = m.merchant_id)
       or exists (select from order_settings s where s.merchant_id = m.merchant_id)
       or exists (select from vouchers v where v.merchant_id = m.merchant_id) as "hasAmounts"
   from merchants m where m.merchant_id = $1`,
);

/** The settings with the type, size and hash of the logo, without its bytes. */
export const findMerchantSettings = (reader: Reader, merchantId: string): Promise<ShownMerchantSettings | undefined> =>
  queryOne(reader, find, [merchantId]);

const lockRow = lockingRead<never>(
  'lock_settings_of_merchant',
  'select from merchants where merchant_id = $1 for no key update',
);

/**
 * Locks the merchant until the transaction ends, then reads its settings. The read is a separate statement, because a statement
 * that waits for a lock does not see what others committed to other tables meanwhile.
 */
export async function lockMerchantSettings(tx: Tx, merchantId: string): Promise<ShownMerchantSettings | undefined> {
  const [, settings] = await Promise.all([tx.query(lockRow, [merchantId]), findMerchantSettings(tx, merchantId)]);
  return settings;
}

const changed = updateOf(MerchantTable, { set: columns, where: ['id'] });
const saveRow = write<never>('save_merchant_settings', changed.text);

/** Saves all settings but the logo. */
export function saveMerchantSettings(tx: Tx, merchantId: string, settings: MerchantSettings): void {
  tx.write(saveRow, changed.values({ ...settings, id: merchantId }));
}

const changedLogo = updateOf(MerchantTable, { set: ['logo', 'logoType'], where: ['id'] });
const saveLogoRow = write<never>('save_merchant_logo', changedLogo.text);

/** Saves the logo in place of the present one; null: none. */
export function saveLogo(tx: Tx, merchantId: string, logo: Logo | null): void {
  const row = { id: merchantId, logo: logo?.bytes ?? null, logoType: logo?.type ?? null };
  tx.write(saveLogoRow, changedLogo.values(row));
}

const findLogoRow = read<{ type: string; bytes: Buffer }>(
  'find_merchant_logo',
  'select logo_type as type, logo as bytes from merchants where merchant_id = $1 and logo is not null',
);

/** The bytes of the logo and their media type; undefined where there is none. */
export const findLogo = (reader: Reader, merchantId: string): Promise<{ type: string; bytes: Buffer } | undefined> =>
  queryOne(reader, findLogoRow, [merchantId]);
