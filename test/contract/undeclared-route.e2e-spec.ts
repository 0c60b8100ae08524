import { cursorSecret, keyPepper, NodeProcess, sessionSecret } from '../support/harness/api-process.js';
import { until } from '../support/harness/deadline.js';
import { useService } from '../support/harness/service.js';

const service = useService();

/** Adds a route without a declaration to a module of the application, and starts it as it is run in production. */
const script = ([module, exported]: readonly string[], path: string, main: string): string => `
  import 'reflect-metadata';
  import { Controller, Get } from '@nestjs/common';
  import { ${exported} } from '${module}';
  class Undeclared { handle() { return {}; } }
  Get('${path}')(Undeclared.prototype, 'handle', Object.getOwnPropertyDescriptor(Undeclared.prototype, 'handle'));
  Controller()(Undeclared);
  Reflect.getMetadata('controllers', ${exported}).push(Undeclared);
  await import('${main}');`;

it.each([
  ['the public API', ['#api/orders/orders.module.js', 'OrdersModule'], '/v1/public/undeclared', '#api/main.js'],
  ['the portal', ['#portal/session/session.module.js', 'SessionModule'], '/v1/portal/undeclared', '#portal/main.js'],
])('%s does not start with a route that does not declare who may call it', async (_, module, path, main) => {
  const environment = {
    DATABASE_URL: service.now.database.url,
    KEY_PEPPER: keyPepper,
    CURSOR_SECRET: cursorSecret,
    SESSION_SECRET: sessionSecret,
    PORT: '0',
    PORTAL_PORT: '0',
    LOG_LEVEL: 'error',
  };
  const started = NodeProcess.spawn('--input-type=module', environment, ['--eval', script(module, path, main)]);
  try {
    await until('It ends', () => started.hasEnded);
    expect(await started.ended).toMatchObject({ code: 1 });
    expect(started.output).toContain(`GET ${path} does not declare who may call it.`);
  } finally {
    started.signal('SIGKILL');
  }
});
