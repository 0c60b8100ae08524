// Before the e2e tests: one throw-away PostgreSQL for the whole run, and a migrated template database that test
// files and Jest workers clone.
import { startTestPostgres } from './test-postgres.mjs';

export default async function setup() {
  try {
    const server = await startTestPostgres();
    process.env.TEST_PG_URL = server.url('postgres');
    process.env.TEST_PG_APP_URL = server.appUrl;
    process.env.TEST_SHARED_FOLDER = server.folder;
    globalThis.testPostgres = server;
  } catch (error) {
    // Jest reports nothing when a setup fails, so the line that ends every run is printed here.
    console.error(`The tests could not start.\n${error.message}`);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}
