import 'reflect-metadata';
import { checkDatabaseUrl } from '#config/database-url.js';
import { Refusal } from '#domain/errors.js';
import { encodeId } from '#domain/ids.js';
import { createDataSource } from '#persistence/data-source.js';
import { Database } from '#persistence/database/database.js';
import { listDeadJobs, replayDeadJobs } from '#persistence/jobs/dead-job.store.js';
import { requireMigrations } from '#persistence/migrations/applied-migrations.js';
import { listMerchants } from '#persistence/merchants/merchant.store.js';
import { messageOf } from './message-of.js';
import { type Option, options, positionals, requireKnownOptions, wrong } from './operate/arguments.js';
import { operatorEnvironment } from './operate/environment.js';
import { createApiKey, listKeys, printUsage, revokeKey, rotateKey, setLimit } from './operate/keys.js';
import { type Answer, print, write } from './operate/print.js';
import { proveMerchant } from './operate/prove.js';
import { changeMerchantSettings, settingOptions, showMerchantSettings } from './operate/settings.js';
import {
  createMerchantAndInvite,
  createPlatformStaff,
  inviteToMerchant,
  resetSecondFactor,
  setPlatformRole,
  shownMerchant,
} from './operate/team.js';

const help = `An operator's command line. DATABASE_URL names the database; keys also need KEY_PEPPER. Without DATABASE_URL both are
those of the npm start that runs with the data in DATA_DIR.

  npm run operate -- merchants create --name N --currency GBP --time-zone Europe/London [--owner-email E]
  npm run operate -- merchants list
  npm run operate -- merchants invite --merchant mer_… --email E --role owner|admin|staff|viewer
  npm run operate -- merchants settings --merchant mer_…
  npm run operate -- merchants set --merchant mer_… [--name N] [--currency C] [--time-zone Z] [--language en|de|fr|…]
      [--paper A4|Letter] [--colour '#2f6f4e'|none] [--reply-to E|none] [--terms T|none] [--logo FILE|none]
  npm run operate -- staff create   --email E --name N --platform-role support|platform_admin
  npm run operate -- staff set-role --email E --platform-role support|platform_admin|none
  npm run operate -- staff reset-second-factor --email E
  npm run operate -- keys create --merchant mer_… --name N --scopes orders:write,… [--expires 2027-01-31T00:00:00Z]
  npm run operate -- keys list   --merchant mer_…
  npm run operate -- keys rotate --merchant mer_… --key key_… [--scopes …] [--expires DATE|none] [--keep-old-for 1h|24h|7d]
  npm run operate -- keys revoke --merchant mer_… --key key_…
  npm run operate -- limits set  --merchant mer_… --key key_… --limit requestsPerMinute --value 60 --reason R --ends DATE
  npm run operate -- usage print --merchant mer_… --key key_…
  npm run operate -- jobs list
  npm run operate -- jobs replay [--job ID]
  npm run operate -- prove --merchant mer_…

--scopes all gives every scope. keys rotate keeps scopes and expiry that are not given, and revokes the old key at once, or
after --keep-old-for. --json prints JSON for programs. A secret is printed once and is not stored. The
password of staff create is read from OPERATE_PASSWORD, else from standard input. Invitations are e-mailed by the worker.
prove compares every stored balance with its ledger, and ends with 1 where one differs.
`;

interface Command {
  /** Those that it takes besides --json and --help. */
  readonly options: readonly Option[];
  readonly run: (db: Database, databaseUrl: string) => Promise<Answer>;
}

const ofKey = ['merchant', 'key'] as const;

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['merchants create', { options: ['name', 'currency', 'time-zone', 'owner-email'], run: createMerchantAndInvite }],
  ['merchants list', { options: [], run: async (db) => (await listMerchants(db)).map(shownMerchant) }],
  ['merchants invite', { options: ['merchant', 'email', 'role'], run: inviteToMerchant }],
  ['merchants settings', { options: ['merchant'], run: showMerchantSettings }],
  ['merchants set', { options: ['merchant', ...settingOptions], run: changeMerchantSettings }],
  ['staff create', { options: ['email', 'name', 'platform-role'], run: createPlatformStaff }],
  ['staff set-role', { options: ['email', 'platform-role'], run: setPlatformRole }],
  ['staff reset-second-factor', { options: ['email'], run: resetSecondFactor }],
  ['keys create', { options: ['merchant', 'name', 'scopes', 'expires'], run: createApiKey }],
  ['keys list', { options: ['merchant'], run: listKeys }],
  ['keys rotate', { options: [...ofKey, 'scopes', 'expires', 'keep-old-for'], run: rotateKey }],
  ['keys revoke', { options: ofKey, run: revokeKey }],
  ['limits set', { options: [...ofKey, 'limit', 'value', 'reason', 'ends'], run: setLimit }],
  ['usage print', { options: ofKey, run: printUsage }],
  ['jobs list', { options: [], run: listJobs }],
  ['jobs replay', { options: ['job'], run: replayJobs }],
  ['prove', { options: ['merchant'], run: proveMerchant }],
]);

async function listJobs(db: Database): Promise<object[]> {
  return (await listDeadJobs(db)).map(({ merchantId, createdAt, ...job }) => ({
    ...job,
    merchant: encodeId('merchant', merchantId),
    createdAt: createdAt.toISOString(),
  }));
}

async function replayJobs(db: Database): Promise<object> {
  const job = options.job;
  if (job !== undefined && !/^[0-9a-f-]{36}$/.test(job)) throw wrong('--job must be an id that jobs list prints.');
  const replayed = await replayDeadJobs(db, job);
  if (job !== undefined && replayed === 0)
    throw new Refusal('not_found', 'job_not_found', 'No dead job has this id. A job that is waiting runs by itself.');
  return { replayed };
}

async function operate(): Promise<void> {
  const name = positionals.join(' ');
  const command = commands.get(name);
  if (options.help || !command) {
    await write(`${help}\n`);
    if (options.help) return;
    if (name !== '') console.error(`There is no command "${name}".`);
    process.exitCode = 2;
    return;
  }
  requireKnownOptions(name, command.options);
  const url = databaseUrl();
  const dataSource = createDataSource({ url, poolSize: 2, applicationName: 'loyalty-operate' });
  await dataSource.initialize();
  try {
    const db = new Database(dataSource);
    await requireMigrations(db).catch((error: unknown) => {
      throw (error as Error).cause ?? error;
    });
    await print(await command.run(db, url));
  } finally {
    await dataSource.destroy();
  }
}

function databaseUrl(): string {
  const url = operatorEnvironment().DATABASE_URL;
  if (!url) throw wrong('DATABASE_URL is not set, and no npm start runs.');
  try {
    return checkDatabaseUrl(url);
  } catch (error) {
    throw wrong(`DATABASE_URL ${messageOf(error)}.`);
  }
}

/** The text of the API is for who can repeat a request with its Idempotency-Key. */
const unknownOutcome =
  'It is unknown whether the command was carried out. Look before you repeat it (keys list, merchants list); rotate a key whose secret was not printed.';

await operate().catch((error: unknown) => {
  const { reason, message: refused } =
    error instanceof Refusal ? error : { reason: 'failed', message: `Failed: ${messageOf(error)}` };
  const message = reason === 'outcome_unknown' ? unknownOutcome : refused;
  console.error(options.json ? JSON.stringify({ error: reason, message }) : message);
  process.exitCode = reason === 'unknown_option' ? 2 : 1;
});
