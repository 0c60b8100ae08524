import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '#api/create-app.js';
import { openApiDocument } from '#api/openapi.js';
import { defaultLimits } from '#domain/limits.js';
import { startPostgres } from './postgres.js';

const publicUrl = 'http://127.0.0.1:3000';
const unused = 'nothing is signed with it';

/** Writes openapi.json from the routes. The application wants a database to connect to, so it gets one of its own. */
const folder = mkdtempSync(path.join(tmpdir(), 'loyalty-openapi-'));
const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), fast: true });
try {
  const app = await createApp({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: postgres.url('postgres'),
    databasePoolSize: 1,
    keyPepper: unused,
    cursorSecret: unused,
    logLevel: 'warn',
    publicUrl,
    redisUrl: undefined,
    limits: defaultLimits,
    trustedProxies: [],
  });
  writeFileSync('openapi.json', `${JSON.stringify(openApiDocument(app, publicUrl), null, 2)}\n`);
  await app.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
