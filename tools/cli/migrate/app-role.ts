import { appPrivilegesOn, appSchemas } from '#persistence/app-privileges.js';
import { messageOf } from '../message-of.js';
import { readDatabaseUrl } from '#persistence/database/connections/database-url.js';
import pg, { type ClientBase } from 'pg';

/** Who the apps connect as. */
export interface AppRole {
  readonly name: string;
  readonly password: string;
}

/** The role that a connection string names; undefined where it names none. */
export function roleOf(url: string): AppRole | undefined {
  const [, name = '', password = ''] = /^postgres(?:ql)?:\/\/([^:@/]*)(?::([^@/]*))?@/.exec(url) ?? [];
  return name === '' ? undefined : { name: decodeURIComponent(name), password: decodeURIComponent(password) };
}

/**
 * Gives the role of the apps what they need and takes everything else: tables of new migrations are included. The role is
 * made where it is missing. It owns nothing, so that it can neither change the schema nor lift what guards the ledgers.
 * (docs/decisions/0040) @throws Error that says what to do
 */
export async function grantToApps(owner: ClientBase, role: AppRole): Promise<void> {
  const { rows } = await owner.query<{ is_owner: boolean; exists: boolean }>(
    `select $1 = current_user as is_owner, exists (select from pg_roles where rolname = $1) as exists`,
    [role.name],
  );
  if (rows[0]?.is_owner) return;
  if (!rows[0]?.exists) await makeRole(owner, role);
  await owner.query('begin');
  await grant(owner, pg.escapeIdentifier(role.name));
  await owner.query('commit');
  await warnOfPower(owner, role);
}

async function makeRole(owner: ClientBase, { name, password }: AppRole): Promise<void> {
  try {
    await owner.query(`create role ${pg.escapeIdentifier(name)} login password ${pg.escapeLiteral(password)}`);
  } catch (error) {
    // Another database's migration has just made it.
    if ((error as { code?: string }).code === '42710') return;
    throw new Error(
      `The role ${name}, which DATABASE_URL names, does not exist, and the role of DATABASE_OWNER_URL may not make it. ` +
        `Make it (create role ${name} login password '…'), then migrate again.`,
      { cause: error },
    );
  }
}

async function grant(owner: ClientBase, role: string): Promise<void> {
  const { rows: relations } = await owner.query<{ name: string; quoted: string; kind: string }>(
    `select format('%s.%s', nspname, relname) as name, format('%I.%I', nspname, relname) as quoted, relkind as kind
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any ($1) and relkind in ('r', 'p', 'v', 'S') and not relispartition order by 1`,
    [appSchemas],
  );
  const { rows: schemas } = await owner.query<{ quoted: string }>(
    'select quote_ident(nspname) as quoted from pg_namespace where nspname = any ($1)',
    [appSchemas],
  );
  const statements = [
    ...schemas.flatMap(({ quoted }) => [
      `revoke all on schema ${quoted} from ${role}`,
      `grant usage on schema ${quoted} to ${role}`,
    ]),
    ...relations.flatMap(({ name, quoted, kind }) => {
      const [what, privileges] = kind === 'S' ? ['sequence', ['USAGE', 'SELECT']] : ['table', appPrivilegesOn(name)];
      const revoke = `revoke all on ${what} ${quoted} from ${role}`;
      return privileges.length === 0
        ? [revoke]
        : [revoke, `grant ${privileges.join(', ')} on ${what} ${quoted} to ${role}`];
    }),
  ];
  await owner.query(statements.join(';\n'));
}

/** Identifies a database: the result is equal on all connections to it, until its server restarts. */
const whichDatabase = `select current_database() as name, oid, pg_postmaster_start_time() as started
  from pg_database where datname = current_database()`;

/** The apps connect with DATABASE_URL, and the migration does not: says what would keep them from it. */
export async function warnOfOtherDatabase(owner: ClientBase, url: string): Promise<void> {
  const { rows: ofOwner } = await owner.query<{ name: string }>(whichDatabase);
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  const client = new pg.Client({ ...readDatabaseUrl(url), ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows: ofApps } = await client.query<{ name: string }>(whichDatabase);
    if (JSON.stringify(ofApps) !== JSON.stringify(ofOwner))
      console.warn(
        `DATABASE_URL leads to another database or server (${ofApps[0]?.name}) than DATABASE_OWNER_URL (${ofOwner[0]?.name}): ` +
          'the apps will not find what was migrated.',
      );
  } catch (error) {
    console.warn(`The apps may not be able to connect with DATABASE_URL: ${messageOf(error)}`);
  } finally {
    client.end().catch(() => undefined);
  }
}

/** A role that can act as the owner is bound by nothing of this. */
async function warnOfPower(owner: ClientBase, { name }: AppRole): Promise<void> {
  const { rows } = await owner.query<{ powerful: boolean }>(
    `select pg_has_role($1, current_user, 'member') as powerful`,
    [name],
  );
  if (rows[0]?.powerful)
    console.warn(`The role ${name} can act as the owner of the database: nothing limits the apps.`);
}
