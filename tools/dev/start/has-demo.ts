import fs from 'node:fs';
import path from 'node:path';
import { decodeId } from '#domain/ids.js';
import { readDatabaseUrl } from '#persistence/database/connections/database-url.js';
import pg from 'pg';
import { receiverUrl } from './receiver.js';
import type { StartSettings } from './settings.js';

/**
 * Whether DATA_DIR/demo.json is complete, has the addresses of this start, and names a merchant of this database. Then the
 * process that makes the demo data has nothing to do, and a second start need not wait for it.
 */
export async function hasDemo(
  databaseUrl: string,
  { dataDir, publicUrl, portalUrl }: StartSettings,
  { MAILBOX_DIR: mailbox = path.join(dataDir, 'mailbox'), RECEIVER_PORT: receiverPort }: NodeJS.ProcessEnv,
): Promise<boolean> {
  const file = path.join(dataDir, 'demo.json');
  if (!fs.existsSync(file)) return false;
  const demo = JSON.parse(fs.readFileSync(file, 'utf8'));
  const receiver = receiverPort ? receiverUrl(receiverPort) : undefined;
  const places = { apiUrl: publicUrl, portalUrl, mailbox, receiver };
  const isSame = Object.entries(places).every(([name, place]) => demo[name] === place);
  const merchantId = decodeId('merchant', String(demo.merchants?.[0]?.id));
  if (!isSame || !demo.support || merchantId === undefined) return false;
  const client = new pg.Client({ ...readDatabaseUrl(databaseUrl) });
  await client.connect();
  try {
    return (await client.query('select from merchants where merchant_id = $1', [merchantId])).rowCount === 1;
  } finally {
    await client.end();
  }
}
