import { freePort } from '../../support/harness/free-port.js';
import { Portal } from '../../support/harness/portal.js';
import { TestDatabase } from '../../support/servers/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.create();
});
afterAll(() => database?.drop());

it('the portal is ready without its Redis, and says that it is away', async () => {
  const portal = await Portal.start(database, { REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
  try {
    const answer = await fetch(`${portal.process.url}/health/ready`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { checks: { database: 'up', redis: 'away' } }]);
  } finally {
    await portal.end();
  }
});
