import { requireTimeZone } from '#domain/merchants/merchant.js';
import { TestDatabase } from '../support/servers/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
});
afterAll(() => database?.drop());

/** Names of ICU that Intl.supportedValuesOf does not list. */
const legacy = `AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT HST IET IST JST MIT MST NET NST PLT PNT PRT PST SST VST
  SystemV/PST8 SystemV/EST5EDT US/Pacific-New Canada/East-Saskatchewan Etc/Unknown Etc/GMT+5`.split(/\s+/);

const isAccepted = (name: string): boolean => {
  try {
    requireTimeZone(name);
    return true;
  } catch {
    return false;
  }
};

const instants = ['2024-01-15T12:00:00Z', '2024-07-15T12:00:00Z'];

/** What the clocks of a zone show at both instants. */
const inNode = (timeZone: string): string =>
  instants
    .map((at) => new Date(at).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }))
    .join(', ');

async function inPostgres(timeZone: string): Promise<string> {
  const text = `select string_agg(to_char(at at time zone $1, 'YYYY-MM-DD HH24:MI'), ', ' order by at) as shown
    from unnest($2::timestamptz[]) at`;
  try {
    return (await database.row<{ shown: string }>(text, [timeZone, instants])).shown;
  } catch {
    return 'unknown';
  }
}

it('PostgreSQL reads every time zone that is accepted as Node does', async () => {
  const known = await database.rows<{ name: string }>(
    'select name from pg_timezone_names union select abbrev from pg_timezone_abbrevs',
  );
  const names = new Set([...known.map(({ name }) => name), ...Intl.supportedValuesOf('timeZone'), ...legacy]);
  const accepted = [...names].filter(isAccepted);
  expect(accepted).toEqual(expect.arrayContaining(['UTC', ...Intl.supportedValuesOf('timeZone')]));
  const different: unknown[] = [];
  for (const name of accepted) {
    const [node, postgres] = [inNode(name), await inPostgres(name)];
    if (node !== postgres) different.push([name, node, postgres]);
  }
  expect(different).toEqual([]);
});
