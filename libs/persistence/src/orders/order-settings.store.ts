import {
  defaultOrderSettings,
  type OrderReward,
  type OrderSettings,
  type PointsAward,
  type StampAward,
} from '#domain/orders/order.js';
import { progressionOf } from '../cards/progression.js';
import { queryOne, type Reader, statement } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

type Settings = Pick<OrderSettings, 'enabled' | 'minimumOrderMinor' | 'rewardAutomation' | 'duplicateOrders'>;

interface SettingsRow extends Settings {
  readonly stamps: StampAward | null;
  readonly points: PointsAward | null;
  readonly orderRewards: readonly OrderReward[];
}

const cardJson = (alias: string): string => `json_build_object('id', ${alias}.id, 'active', ${alias}.active,
  'type', ${alias}.type, 'numberOfStamps', ${alias}.number_of_stamps, 'openEnded', ${alias}.open_ended,
  'numberOfPoints', ${alias}.number_of_points, 'progression', ${progressionOf(alias)})`;

const find = statement<SettingsRow>(
  'find_order_settings',
  `select s.enabled, s.minimum_order_minor as "minimumOrderMinor", s.reward_automation as "rewardAutomation",
     s.duplicate_orders as "duplicateOrders",
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
export const findOrderSettings = async (reader: Reader, merchantId: string): Promise<OrderSettings> =>
  (await queryOne(reader, find, [merchantId])) ?? defaultOrderSettings;

const saveRow = statement<never>(
  'save_order_settings',
  `insert into order_settings (merchant_id, enabled, minimum_order_minor, stamps_card_id, stamps_mode, stamps_per_order,
     value_per_stamp_minor, stamps_max_per_order, points_card_id, points_per_unit, points_max_per_order, reward_automation,
     duplicate_orders)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (merchant_id) do update set enabled = excluded.enabled, minimum_order_minor = excluded.minimum_order_minor,
     stamps_card_id = excluded.stamps_card_id, stamps_mode = excluded.stamps_mode,
     stamps_per_order = excluded.stamps_per_order, value_per_stamp_minor = excluded.value_per_stamp_minor,
     stamps_max_per_order = excluded.stamps_max_per_order, points_card_id = excluded.points_card_id,
     points_per_unit = excluded.points_per_unit, points_max_per_order = excluded.points_max_per_order,
     reward_automation = excluded.reward_automation, duplicate_orders = excluded.duplicate_orders`,
);
const deleteRewards = statement<never>('delete_order_rewards', `delete from order_rewards where merchant_id = $1`);
const insertReward = statement<never>(
  'insert_order_reward',
  `insert into order_rewards (merchant_id, position, reward_template_id, minimum_order_minor) values ($1, $2, $3, $4)`,
);

/** Replaces all order settings of a merchant. */
export function saveOrderSettings(tx: Tx, merchantId: string, settings: OrderSettings): void {
  const { stamps, points } = settings;
  tx.write(saveRow, [
    ...[merchantId, settings.enabled, settings.minimumOrderMinor],
    ...[stamps?.card.id, stamps?.mode, stamps?.stampsPerOrder, stamps?.valuePerStampMinor, stamps?.maxPerOrder],
    ...[points?.card.id, points?.pointsPerUnit, points?.maxPerOrder],
    ...[settings.rewardAutomation, settings.duplicateOrders],
  ]);
  tx.write(deleteRewards, [merchantId]);
  settings.orderRewards.forEach(({ rewardTemplate, minimumOrderMinor }, position) => {
    tx.write(insertReward, [merchantId, position, rewardTemplate.id, minimumOrderMinor]);
  });
}
