import { ApiProcess, publicApi } from './api-process.js';
import { checkLog } from '../../../jest/clean-log.mjs';
import { Client } from './client.js';
import { TestDatabase } from '../servers/test-database.js';

/** A database and one or more processes of the API on it. */
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

  /** The service with the database and the process that all files of this Jest worker share. */
  static async shared(): Promise<Service> {
    const service = new Service(await TestDatabase.shared());
    try {
      service.attach(await ApiProcess.shared(service.database.url, publicApi));
    } catch (error) {
      await service.end();
      throw error;
    }
    return service;
  }

  /** A service on a database that the test has opened itself, without a process at first. */
  static on(database: TestDatabase): Service {
    return new Service(database);
  }

  async add(environment: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
    return this.attach(await ApiProcess.start(environment['DATABASE_URL'] ?? this.database.url, environment));
  }

  private attach(api: ApiProcess): ApiProcess {
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

  /** Stops everything but a shared process, and checks what the processes logged. */
  async end(): Promise<void> {
    for (const client of this.clients) client.close();
    await Promise.all(this.apis.map((api) => api.end()));
    await this.database.drop();
    for (const output of [...this.past, ...this.apis.map((api) => api.process.output)]) checkLog(output);
  }
}

/**
 * The API with the default settings, for the tests of a file. Its process and database are those of the Jest worker:
 * other files have written to it, so a test counts only rows of its own merchants, and ends no process or connection.
 */
export function useService(): { readonly now: Service } {
  return during(() => Service.shared());
}

/** Starts this many processes of the API, on a database that only this test file uses. */
export function useOwnService(processes = 1): { readonly now: Service } {
  return during(() => Service.start(processes));
}

/** Starts a service before the tests of a file and ends it after them, also after a failure. */
function during(start: () => Promise<Service>): { readonly now: Service } {
  let service: Service | undefined;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service?.end());
  return {
    get now(): Service {
      if (!service) throw new Error('The service has not started.');
      return service;
    },
  };
}
