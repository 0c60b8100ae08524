/** Append-only tables: the apps may not update or delete their rows, whatever they are tricked into sending. */
const appendOnlyTables = [
  'card_entries',
  'lot_uses',
  'voucher_entries',
  'reward_events',
  'audit_entries',
  'order_settings_snapshots',
  'order_returns',
];

/** Tables whose rows the apps update but never delete. */
const undeletableTables = [
  'merchants',
  'locations',
  'integrations',
  'api_keys',
  'key_pepper',
  'customers',
  'orders',
  'order_settings',
  'card_definitions',
  'cards',
  'card_lots',
  'points_expiry_changes',
  'reward_templates',
  'rewards',
  'voucher_templates',
  'vouchers',
  'voucher_holds',
];

const exceptions: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...appendOnlyTables.map((name) => [`public.${name}`, ['SELECT', 'INSERT']] as const),
  ...undeletableTables.map((name) => [`public.${name}`, ['SELECT', 'INSERT', 'UPDATE']] as const),
  // Filled and emptied by sequence_events() alone, which runs with the owner's rights.
  ['public.events', ['SELECT']],
  ['public.event_sequence', ['SELECT']],
  ['public.event_outbox', ['SELECT', 'INSERT']],
  ['public.schema_migrations', ['SELECT']],
  ['bullmq.migration', ['SELECT']],
]);

/** The schemas that the apps use: their own, the sign-in library's, the queue's. */
export const appSchemas: readonly string[] = ['public', 'sign_in', 'bullmq'];

/**
 * The privileges of the apps on a table, written `schema.table`. A new table gets all of them unless it is listed
 * above.
 */
export const appPrivilegesOn = (table: string): readonly string[] =>
  exceptions.get(table) ?? ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
