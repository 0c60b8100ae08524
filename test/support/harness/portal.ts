import type { PlatformRole, Role } from '#domain/team/staff.js';
import { storedRole } from '#persistence/team/staff.table.js';
import { encodeId } from '#domain/ids.js';
import { newId } from '#persistence/database/new-id.js';
import { hash } from '@node-rs/argon2';
import type { Shop } from '../fixtures/shop.js';
import { unique } from '../fixtures/random.js';
import { ApiProcess, type Program, sessionSecret } from './api-process.js';
import { checkLog } from '../../../jest/clean-log.mjs';
import { type Answer, type Call, Client } from './client.js';
import { until } from './deadline.js';
import { Service } from './service.js';
import type { TestDatabase } from '../servers/test-database.js';

export const portalBase = '/v1/portal';

/** Cheap, so that a test can make many; what the portal itself hashes has its own price. */
const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 } as const;

/** Somebody who can sign in to the portal, and their browser's cookies. */
export class PortalUser {
  /** The Cookie header of this browser; empty before it has signed in. */
  cookie = '';

  constructor(
    readonly client: Client,
    readonly staffId: string,
    readonly email: string,
    readonly password: string,
    readonly name: string,
  ) {}

  /** The id in the form that the API shows. */
  get id(): string {
    return encodeId('staff', this.staffId);
  }

  async call<Body = object>(method: string, path: string, body?: Call['body'], call: Call = {}): Promise<Answer<Body>> {
    const headers = { ...(this.cookie ? { cookie: this.cookie } : {}), ...call.headers };
    const answer = await this.client.call<Body>(method, portalBase + path, {
      body,
      idempotencyKey: null,
      ...call,
      headers,
    });
    this.take(answer as Answer);
    return answer;
  }

  get = <Body = object>(path: string, call?: Call) => this.call<Body>('GET', path, undefined, call);
  post = <Body = object>(path: string, body?: Call['body'], call?: Call) => this.call<Body>('POST', path, body, call);
  put = <Body = object>(path: string, body?: Call['body'], call?: Call) => this.call<Body>('PUT', path, body, call);
  patch = <Body = object>(path: string, body?: Call['body'], call?: Call) => this.call<Body>('PATCH', path, body, call);
  delete = <Body = object>(path: string, call?: Call) => this.call<Body>('DELETE', path, undefined, call);

  /** Signs in, and sees that it worked. A portal that has just started on a busy machine may answer 503 at first. */
  async signIn(totp?: string): Promise<this> {
    const { email, password } = this;
    const body = { email, password, ...(totp === undefined ? {} : { totp }) };
    const answer = await until(`${email} gets an answer`, async () => {
      const given = await this.post('/session', body);
      return given.status !== 503 && given;
    });
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`);
    return this;
  }

  /** Another browser of the same person. */
  elsewhere(): PortalUser {
    return new PortalUser(this.client, this.staffId, this.email, this.password, this.name);
  }

  private take({ headers }: Answer): void {
    const jar = new Map(
      this.cookie
        .split('; ')
        .filter(Boolean)
        .map((each) => each.split(/=(.*)/s, 2) as [string, string]),
    );
    for (const line of headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s, 2);
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    this.cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

interface NewStaff {
  readonly shop?: Pick<Shop, 'merchantId'>;
  readonly role?: Role;
  readonly platformRole?: PlatformRole;
  readonly name?: string;
  readonly email?: string;
}

const portalApi: Program = { file: 'dist/programs/portal.js', portSetting: 'PORTAL_PORT' };

/** A process of the portal on a test's database. */
export class Portal {
  private constructor(
    readonly database: TestDatabase,
    readonly process: ApiProcess,
    readonly client: Client,
  ) {}

  static async start(database: TestDatabase, environment: Readonly<Record<string, string>> = {}): Promise<Portal> {
    const settings = { SESSION_SECRET: sessionSecret, ...environment };
    const process = await ApiProcess.start(database.url, settings, portalApi);
    return new Portal(database, process, new Client(process.url));
  }

  /** The process that all files of this Jest worker use. */
  static async shared(database: TestDatabase): Promise<Portal> {
    const process = await ApiProcess.shared(database.url, portalApi, { SESSION_SECRET: sessionSecret });
    return new Portal(database, process, new Client(process.url));
  }

  /** Makes an account, in a merchant's team or the platform's; it is not signed in. */
  async account({ shop, role = 'owner', platformRole, ...given }: NewStaff = {}): Promise<PortalUser> {
    const { name = `Staff ${unique()}`, email = `${unique()}@staff.example`.toLowerCase() } = given;
    const password = `password of ${unique()}`;
    const [staffId, accountId] = [newId(new Date()), newId(new Date())];
    await this.database.rows(
      `insert into sign_in.staff (id, name, email, email_verified, platform_role, created_at, updated_at)
       values ($1, $2, $3, true, $4, now(), now())`,
      [staffId, name, email, platformRole ?? null],
    );
    await this.database.rows(
      `insert into sign_in.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
       values ($1, $2, $2::uuid::text, 'credential', $3, now(), now())`,
      [accountId, staffId, await hash(password, cheap)],
    );
    if (shop) await this.join(staffId, shop, role);
    return new PortalUser(this.client, staffId, email, password, name);
  }

  async join(staffId: string, { merchantId }: Pick<Shop, 'merchantId'>, role: Role): Promise<void> {
    await this.database.rows(
      'insert into memberships (merchant_id, staff_id, role, acts, created_at) values ($1, $2, $3, $4, now())',
      [merchantId, staffId, storedRole(role).role, storedRole(role).acts],
    );
  }

  /** The same, signed in. */
  async user(staff: NewStaff = {}): Promise<PortalUser> {
    return (await this.account(staff)).signIn();
  }

  /** A browser without a session. */
  anonymous(): PortalUser {
    return new PortalUser(this.client, '', '', '', '');
  }

  async end(): Promise<void> {
    this.client.close();
    await this.process.end();
    checkLog(this.process.process.output);
  }
}

interface Started {
  readonly service: Service;
  readonly portal: Portal;
}

/** A public API and a portal on one database, which other files of this Jest worker use too (see `useService`). */
export function usePortal(): Started {
  return during(
    () => Service.shared(),
    ({ database }) => Portal.shared(database),
  );
}

/** The same, of this file's own, with settings of its own. */
export function useOwnPortal(environment: Readonly<Record<string, string>> = {}): Started {
  return during(
    () => Service.start(1, environment),
    ({ database }) => Portal.start(database, environment),
  );
}

function during(startService: () => Promise<Service>, startPortal: (service: Service) => Promise<Portal>): Started {
  let service: Service | undefined;
  let portal: Portal | undefined;
  beforeAll(async () => {
    service = await startService();
    portal = await startPortal(service);
  });
  afterAll(async () => {
    // A log that holds what it may not must not leave the API running: Jest would wait for it for ever.
    try {
      await portal?.end();
    } finally {
      await service?.end();
    }
  });
  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw new Error('The service has not started.');
    return thing;
  };
  return {
    get service() {
      return started(service);
    },
    get portal() {
      return started(portal);
    },
  };
}
