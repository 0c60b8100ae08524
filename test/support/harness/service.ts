import { ApiProcess } from './api-process.js';
import { checkLog } from './clean-log.js';
import { Client } from './client.js';
import { TestDatabase } from './test-database.js';

/** A database and one or more processes of the API on it, of one test file's own. */
export class Service {
  readonly apis: ApiProcess[] = [];
  readonly clients: Client[] = [];
  private readonly past: string[] = [];

  private constructor(readonly database: TestDatabase) {}

  static async start(processes = 1, environment: Readonly<Record<string, string>> = {}): Promise<Service> {
    const service = new Service(await TestDatabase.create());
    try {
      await Promise.all(Array.from({ length: processes }, () => service.add(environment)));
    } catch (error) {
      await service.end();
      throw error;
    }
    return service;
  }

  /** On a database that the test has opened itself, without a process at first. */
  static on(database: TestDatabase): Service {
    return new Service(database);
  }

  async add(environment: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
    const api = await ApiProcess.start(environment['DATABASE_URL'] ?? this.database.url, environment);
    this.apis.push(api);
    this.clients.push(new Client(api.url));
    return api;
  }

  get api(): ApiProcess {
    const [api] = this.apis;
    if (!api) throw new Error('No process runs.');
    return api;
  }

  get client(): Client {
    const [client] = this.clients;
    if (!client) throw new Error('No process runs.');
    return client;
  }

  /** Puts a new process in the place of one that has ended. */
  async replace(at: number): Promise<void> {
    const gone = this.apis[at];
    if (gone) this.past.push(gone.process.output);
    const api = await ApiProcess.start(this.database.url);
    this.clients[at]?.close();
    this.apis[at] = api;
    this.clients[at] = new Client(api.url);
  }

  /** Stops everything, and holds what the processes logged against what no log may hold. */
  async end(): Promise<void> {
    for (const client of this.clients) client.close();
    await Promise.all(this.apis.filter((api) => !api.process.hasEnded).map((api) => api.stop()));
    await this.database.drop();
    for (const output of [...this.past, ...this.apis.map((api) => api.process.output)]) checkLog(output);
  }
}

// Longer than any wait in the tests: what takes this long hangs.
jest.setTimeout(60_000);

/** Starts a service before the tests of a file and ends it after them, whatever became of them. */
export function useService(processes = 1): { readonly now: Service } {
  let service: Service | undefined;
  beforeAll(async () => {
    service = await Service.start(processes);
  }, 90_000);
  afterAll(() => service?.end(), 60_000);
  return {
    get now(): Service {
      if (!service) throw new Error('The service has not started.');
      return service;
    },
  };
}
