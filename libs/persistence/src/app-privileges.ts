/** What is added to and never changed: not by the apps either, whatever they are made to send. */
const ledgers = ['card_entries', 'voucher_entries', 'reward_events', 'audit_entries'];

/** What the apps change and never remove. */
const kept = [
  ...['merchants', 'locations', 'integrations', 'api_keys', 'customers', 'orders', 'order_settings'],
  ...['card_definitions', 'cards', 'reward_templates', 'rewards', 'voucher_templates', 'vouchers'],
];

const exceptions: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...ledgers.map((name) => [`public.${name}`, ['SELECT', 'INSERT']] as const),
  ...kept.map((name) => [`public.${name}`, ['SELECT', 'INSERT', 'UPDATE']] as const),
  ['public.schema_migrations', []],
  ['bullmq.migration', ['SELECT']],
]);

/** The schemas of the apps: their own, the sign-in library's, the queue's. */
export const appSchemas: readonly string[] = ['public', 'sign_in', 'bullmq'];

/** What the apps may do with a table, written `schema.table`. A new table may be used like any other without a word here. */
export const appPrivilegesOn = (table: string): readonly string[] =>
  exceptions.get(table) ?? ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
