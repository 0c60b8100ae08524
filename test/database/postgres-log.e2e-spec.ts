import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { boundLog } from '../../tools/dev/postgres/log-file.js';
import { until } from '../support/harness/deadline.js';
import { useOwnService } from '../support/harness/service.js';
import { unique } from '../support/fixtures/random.js';
import { Shop } from '../support/fixtures/shop.js';

const service = useOwnService();

/** The server of the tests is started as that of `npm start` is. */
async function logOfServer(): Promise<string> {
  const { folder } = await service.now.database.row<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  return fs.readFileSync(`${folder}.log`, 'utf8');
}

it("the embedded PostgreSQL's log has no parameter of a failed statement", async () => {
  const { database } = service.now;
  const shop = await Shop.open(service.now);
  const canary = `CANARY-${unique()}`;
  const failing = [
    [`insert into merchants select * from merchants where id = $1 and $2 <> ''`, [shop.merchantId, canary]],
    [`insert into integrations (merchant_id, id, name) values ($1, null, $2)`, [shop.merchantId, canary]],
    [`select $1::text::uuid`, [canary]],
    [`select '${canary}'::int`, []],
    [`do $$ begin raise exception 'no %', '${canary}' using detail = '${canary}'; end $$`, []],
  ] as const;
  for (const [text, values] of failing) {
    await expect(database.rows(text, values)).rejects.toThrow();
  }
  const session = await database.session();
  await session.query(`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
  await until('The log has gone on', async () => (await logOfServer()).includes('terminating connection'));
  expect(await logOfServer()).not.toContain(canary);
});

it('a full log is renamed, and the server continues with an empty one', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-of-'));
  const file = path.join(folder, 'server.log');
  const log = fs.openSync(file, 'a');
  try {
    for (let turn = 0; turn < 50; turn += 1) {
      fs.writeSync(log, `${turn}\n`.padStart(100, 'x'));
      boundLog(file, 1_000);
      const kept = [file, `${file}.1`].map((each) => fs.statSync(each, { throwIfNoEntry: false })?.size ?? 0);
      expect(Math.max(...kept)).toBeLessThanOrEqual(1_100);
    }
    expect(fs.readFileSync(file, 'utf8')).toMatch(/49\n$/);
  } finally {
    fs.closeSync(log);
    fs.rmSync(folder, { recursive: true });
  }
});
