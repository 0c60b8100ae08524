import { createHash } from 'node:crypto';
import {
  defaultOrderSettings,
  type Order,
  type OrderReward,
  type OrderSettings,
  type PointsAward,
  type SavedOrderSettings,
  type SettingsSnapshot,
  type StampAward,
} from '#domain/orders/order.js';
import { progressionOf } from '../cards/progression.js';
import { columnsOf, insertInto } from '../database/entities/entity-sql.js';
import { queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { OrderRewardTable, OrderSettingsTable } from './order.table.js';

type Settings = Pick<
  SavedOrderSettings,
  'enabled' | 'minimumOrderMinor' | 'rewardAutomation' | 'duplicateOrders' | 'returns'
>;

interface SettingsRow extends Settings {
  readonly stamps: StampAward | null;
  readonly points: PointsAward | null;
  readonly orderRewards: readonly OrderReward[];
}

const cardJson = (
  alias: string,
): string => `json_build_object('id', ${alias}.id, 'title', ${alias}.title, 'active', ${alias}.active,
  'type', ${alias}.type, 'numberOfStamps', ${alias}.number_of_stamps, 'openEnded', ${alias}.open_ended,
  'numberOfPoints', ${alias}.number_of_points, 'pointsExpiry', ${alias}.points_expiry, 'progression', ${progressionOf(alias)})`;

const find = read<SettingsRow>(
  'find_order_settings',
  `select ${columnsOf(OrderSettingsTable, 's', {
    only: ['enabled', 'minimumOrderMinor', 'rewardAutomation', 'duplicateOrders', 'returns'],
  })},
     case when s.stamps_card_id is not null then json_build_object('card', ${cardJson('a')}, 'mode', s.stamps_mode,
       'stampsPerOrder', s.stamps_per_order, 'valuePerStampMinor', s.value_per_stamp_minor,
       'maxPerOrder', s.stamps_max_per_order) end as stamps,
     case when s.points_card_id is not null then json_build_object('card', ${cardJson('b')},
       'pointsPerUnit', s.points_per_unit::text, 'maxPerOrder', s.points_max_per_order) end as points,
     (select coalesce(json_agg(json_build_object('minimumOrderMinor', r.minimum_order_minor, 'rewardTemplate',
         json_build_object('id', t.id, 'title', t.title, 'active', t.active, 'expiryDays', t.expiry_days))
         order by r.position), '[]')
       from order_rewards r
       join reward_templates t on t.merchant_id = r.merchant_id and t.id = r.reward_template_id
       where r.merchant_id = s.merchant_id) as "orderRewards"
   from order_settings s
   left join card_definitions a on a.merchant_id = s.merchant_id and a.id = s.stamps_card_id
   left join card_definitions b on b.merchant_id = s.merchant_id and b.id = s.points_card_id
   where s.merchant_id = $1`,
);

/** Finds the order settings of a merchant, with the cards and templates in them. */
export const findOrderSettings = async (reader: Reader, merchantId: string): Promise<SavedOrderSettings> =>
  (await queryOne(reader, find, [merchantId])) ?? { ...defaultOrderSettings, returns: 'owed' };

const findChange = read<{ changedAt: Date }>(
  'find_programme_change',
  'select changed_at as "changedAt" from programme_versions where merchant_id = $1',
);

/**
 * The order settings, and when they, a card or a reward template changed last; undefined where the merchant never had any.
 * The time is read after the settings, so a change in between shows as a change.
 */
export async function findSettingsWithChange(
  reader: Reader,
  merchantId: string,
): Promise<{ readonly settings: OrderSettings; readonly changedAt: Date | undefined }> {
  const [settings, change] = await Promise.all([
    findOrderSettings(reader, merchantId),
    queryOne(reader, findChange, [merchantId]),
  ]);
  return { settings, changedAt: change?.changedAt };
}

/** Settings that this process has read, by merchant, with the version that was read before them. */
const known = new Map<string, SettingsSnapshot & { readonly version: string | null }>();
/** Limits the memory: the settings of one merchant take a few kilobytes. */
const maxKnown = 1_000;

const findVersion = read<{ version: string | null; isStored: boolean }>(
  'find_programme_version',
  `select (select version from programme_versions where merchant_id = $1) as version,
     exists (select from order_settings_snapshots where merchant_id = $1 and id = $2) as "isStored"`,
);

/** The settings that decide an order. */
export interface DecidingSettings extends SettingsSnapshot {
  /** Whether an earlier order has stored them. */
  readonly isStored: boolean;
}

/**
 * The settings within an order. Only the version is read, unless they have changed since this process read them. A
 * version is read before its settings, so those kept under it are never older. (docs/decisions/0063)
 */
export async function findSettingsForOrder(tx: Tx, merchantId: string): Promise<DecidingSettings> {
  const kept = known.get(merchantId);
  const current = await queryOne(tx, findVersion, [merchantId, kept?.id ?? null]);
  const version = current?.version ?? null;
  if (kept && kept.version === version) return { ...kept, isStored: current?.isStored ?? false };
  // `returns` does not decide the order: a return uses the value at its own time.
  const { returns: _, ...settings } = await findOrderSettings(tx, merchantId);
  const snapshot = { id: idOf(settings), settings };
  known.delete(merchantId);
  known.set(merchantId, { ...snapshot, version });
  for (const oldest of known.keys()) {
    if (known.size <= maxKnown) break;
    known.delete(oldest);
  }
  return { ...snapshot, isStored: kept?.id === snapshot.id && (current?.isStored ?? false) };
}

/** A hash of the settings, so that equal settings share one row, whichever process reads them. */
function idOf(settings: OrderSettings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const insertSnapshot = write<never>(
  'insert_order_settings_snapshot',
  'insert into order_settings_snapshots (merchant_id, id, settings) values ($1, $2, $3) on conflict do nothing',
);

/** Stores the settings that decided an order, unless an earlier order has. Call it before the order is inserted. */
export function keepSettingsOfOrder(tx: Tx, merchantId: string, { id, settings, isStored }: DecidingSettings): void {
  if (!isStored) tx.write(insertSnapshot, [merchantId, id, JSON.stringify(settings)]);
}

const findSnapshot = read<{ settings: OrderSettings }>(
  'find_order_settings_snapshot',
  'select settings from order_settings_snapshots where merchant_id = $1 and id = $2',
);

/** The settings that decided what an order awarded; undefined: an earlier version recorded it. (docs/decisions/0093) */
export const findSettingsOfOrder = async (
  reader: Reader,
  { merchantId, settingsId }: Pick<Order, 'merchantId' | 'settingsId'>,
): Promise<OrderSettings | undefined> =>
  settingsId === null ? undefined : (await queryOne(reader, findSnapshot, [merchantId, settingsId]))?.settings;

/** The card definitions to which an order probably awards: those of the settings that this process read last. */
export function probableCardDefinitions(merchantId: string): string[] {
  const settings = known.get(merchantId)?.settings;
  return settings ? awardedCards(settings) : [];
}

/** The card definitions to which orders award. */
export const awardedCards = ({ stamps, points }: OrderSettings): string[] =>
  [stamps, points].flatMap((award) => (award ? [award.card.id] : []));

const newSettings = insertInto(OrderSettingsTable);
const saveRow = write<never>('save_order_settings', `${newSettings.text} ${newSettings.orReplace}`);
const deleteRewards = write<never>('delete_order_rewards', `delete from order_rewards where merchant_id = $1`);
const newReward = insertInto(OrderRewardTable);
const insertReward = write<never>('insert_order_reward', newReward.text);

/** Replaces all order settings of a merchant. */
export function saveOrderSettings(tx: Tx, merchantId: string, settings: SavedOrderSettings): void {
  const { stamps, points, orderRewards, ...row } = settings;
  tx.write(
    saveRow,
    newSettings.values({
      ...row,
      merchantId,
      stampsCardId: stamps?.card.id ?? null,
      stampsMode: stamps?.mode ?? null,
      stampsPerOrder: stamps?.stampsPerOrder ?? null,
      valuePerStampMinor: stamps?.valuePerStampMinor ?? null,
      stampsMaxPerOrder: stamps?.maxPerOrder ?? null,
      pointsCardId: points?.card.id ?? null,
      pointsPerUnit: points?.pointsPerUnit ?? null,
      pointsMaxPerOrder: points?.maxPerOrder ?? null,
    }),
  );
  tx.write(deleteRewards, [merchantId]);
  orderRewards.forEach(({ rewardTemplate, minimumOrderMinor }, position) => {
    const reward = { merchantId, position, rewardTemplateId: rewardTemplate.id, minimumOrderMinor };
    tx.write(insertReward, newReward.values(reward));
  });
}
