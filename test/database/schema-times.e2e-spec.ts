import fs from 'node:fs';
import path from 'node:path';
import { repository } from '../support/harness/api-process.js';
import { TestDatabase } from '../support/servers/test-database.js';

const clock =
  /(?<![.\w])(?:(?:now|(?:clock|statement|transaction)_timestamp)\(\)(?!\s*:|\s+at time zone)|current_timestamp)/gi;

/** What may stand before the clock: a comparison, a variable, a span of time, or what cuts it. No value of a column does. */
const uncutIsRight =
  /(?:[<>]=?|:=|\bextract\(epoch from|\breturn|\bday_slot\(|date_trunc\('(?:milliseconds|day)'(?:::text)?,)$/i;

const withoutComments = (text: string): string => text.replace(/^\s*(?:\/\/|--|\/?\*).*$/gm, '').replace(/\s+/g, ' ');

/** Where a text takes the database's clock as it is, with its microseconds, for a value: the words before it, and it. */
function uncutTimes(text: string): string[] {
  const words = withoutComments(text);
  return [...words.matchAll(clock)].flatMap(({ index, 0: found }) => {
    const before = words.slice(Math.max(0, index - 40), index).trimEnd();
    return uncutIsRight.test(before) ? [] : [`${before.split(' ').slice(-2).join(' ')} ${found}`];
  });
}

const sources = ['libs', 'apps', 'tools'].flatMap((folder) =>
  fs
    .readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|node_modules|\/migrations\/|^bench\//.test(file))
    .map((file) => path.join(folder, file)),
);

// A column keeps milliseconds and PostgreSQL rounds: half of all times would lie in the future. (docs/decisions/0039)
describe('the time of the database is cut to the millisecond where it becomes a value', () => {
  it('in the statements of the apps', () => {
    const found = sources.flatMap((file) =>
      uncutTimes(fs.readFileSync(path.join(repository, file), 'utf8')).map((use) => `${file}: ${use}`),
    );
    expect(found).toEqual([]);
    expect(sources.filter((file) => file.endsWith('.store.ts')).length).toBeGreaterThan(30);
  });

  it('in the functions and the defaults of the schema', async () => {
    const database = await TestDatabase.create();
    try {
      const functions = await database.rows<{ name: string; text: string }>(
        `select proname as name, prosrc as text from pg_proc
         where pronamespace in ('public'::regnamespace, 'sign_in'::regnamespace) and prolang <> 13 order by 1`,
      );
      expect(functions.length).toBeGreaterThan(10);
      const found = functions.flatMap(({ name, text }) => uncutTimes(text).map((use) => `${name}: ${use}`));
      // It is compared with an interval of seconds, and never shown.
      expect(found).toEqual(['claim_jobs: enqueued_at = now()']);
      const defaults = await database.rows<{ value: string }>(
        `select pg_get_expr(adbin, adrelid) as value from pg_attrdef
         where adrelid in (select oid from pg_class where relnamespace in ('public'::regnamespace, 'sign_in'::regnamespace))`,
      );
      expect(defaults.flatMap(({ value }) => uncutTimes(value))).toEqual([]);
      expect(defaults.length).toBeGreaterThan(5);
    } finally {
      await database.drop();
    }
  });

  it.each([
    'update vouchers set updated_at = now() where id = $1',
    'update staged_jobs set taken_until = now() + make_interval(secs => $3)',
    'insert into voucher_pdfs values ($1, now())',
    'insert into voucher_pdfs values (now(), $1)',
    'insert into voucher_pdfs select v.id, clock_timestamp() from vouchers v',
    'insert into voucher_pdfs select now() from vouchers v',
    'update vouchers set updated_at = case when $1 then current_timestamp end',
    'update vouchers set updated_at = coalesce($1, now())',
    "update vouchers set updated_at = date_trunc('microseconds', now())",
    'const at = `now()`;',
  ])('would be found: %s', (text) => expect(uncutTimes(text)).toHaveLength(1));

  it.each([
    "update vouchers set updated_at = date_trunc('milliseconds', now())",
    'select 1 from vouchers where expires_at <= now() and created_at > now() - interval $1',
    'select extract(epoch from now() - created_at) from staged_jobs',
    "select to_char((now() at time zone $2)::date, 'YYYY-MM-DD')",
    '// Not now(), the time of BEGIN\nconst now = await tx.now(); const ms = Date.now();',
  ])('is right: %s', (text) => expect(uncutTimes(text)).toEqual([]));
});
