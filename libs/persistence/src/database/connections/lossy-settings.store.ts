import { read, type Reader } from '../statement.js';

const lossy = read<{ name: string }>(
  'list_lossy_settings',
  `select name from unnest(array['fsync', 'full_page_writes', 'synchronous_commit']) as name
   where current_setting(name) = 'off' order by name`,
);

/** The settings with which this PostgreSQL may lose commits that it has confirmed. Empty: it keeps them. */
export const listLossySettings = async (reader: Reader): Promise<string[]> =>
  (await reader.query(lossy, [])).map(({ name }) => name);
