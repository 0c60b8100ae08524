/**
 * SQL for the progression of the card definition with this alias, as a JSON array of `{at, addedAtMs, rewardTemplate: {id,
 * title, active, expiryDays}}` in its stored order. Null when an outer join found no definition.
 */
export const progressionOf = (definition: string): string => `(
  select coalesce(json_agg(json_build_object('at', s.at, 'addedAtMs', s.added_at_ms, 'rewardTemplate', json_build_object(
      'id', t.id, 'title', t.title, 'active', t.active, 'expiryDays', t.expiry_days)) order by s.position), '[]')
  from card_progression_steps s
  join reward_templates t on t.merchant_id = s.merchant_id and t.id = s.reward_template_id
  where s.merchant_id = ${definition}.merchant_id and s.card_definition_id = ${definition}.id)`;
