import { createLog } from '#config/log.js';
import { Shutdown } from '#config/shutdown.js';
import { Refusal } from '#domain/errors.js';
import { Global, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { ErrorFilter } from '../errors/error.filter.js';
import { HealthChecks } from './health-checks.js';
import { HealthModule } from './health.module.js';

const log = createLog('silent', 'api');
const shutdown = { hasBegun: false };

class Checks implements HealthChecks {
  static isUp = true;

  run(): Promise<Record<string, string>> {
    if (Checks.isUp) return Promise.resolve({ database: 'up' });
    return Promise.reject(new Refusal('unavailable', 'database_unavailable', 'The database cannot be reached.', 1));
  }
}

@Global()
@Module({ providers: [{ provide: Shutdown, useValue: shutdown }], exports: [Shutdown] })
class ProcessModule {}

let app: NestFastifyApplication;
beforeAll(async () => {
  const module = await Test.createTestingModule({ imports: [ProcessModule, HealthModule.with(Checks)] }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  app.useGlobalFilters(new ErrorFilter(log));
  await app.init();
});
afterAll(() => app.close());
beforeEach(() => {
  Checks.isUp = true;
  shutdown.hasBegun = false;
});

async function ask(path: 'live' | 'ready') {
  const answer = await app.inject({ method: 'GET', url: `/health/${path}` });
  return [answer.statusCode, answer.json<unknown>(), answer.headers['retry-after']];
}

it('a process that can serve is live and ready, with what it has reached', async () => {
  expect(await ask('live')).toEqual([200, { success: true, status: 'live' }, undefined]);
  expect(await ask('ready')).toEqual([200, { success: true, status: 'ready', checks: { database: 'up' } }, undefined]);
});

it('one whose database is away is live, and not ready', async () => {
  Checks.isUp = false;
  expect(await ask('live')).toMatchObject([200, { status: 'live' }]);
  expect(await ask('ready')).toMatchObject([503, { code: 503, error: 'database_unavailable' }, '1']);
});

it('one that stops is live, and not ready', async () => {
  shutdown.hasBegun = true;
  expect(await ask('live')).toMatchObject([200, { status: 'live' }]);
  expect(await ask('ready')).toMatchObject([503, { code: 503, error: 'stopping' }, '1']);
});
