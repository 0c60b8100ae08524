import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '#api/create-app.js';
import { openApiDocument } from '#api/openapi.js';
import { createApp as createPortal } from '#portal/create-app.js';
import { openApiDocument as portalDocument } from '#portal/openapi.js';
import { defaultEmailLimits } from '#domain/jobs/email-limits.js';
import { defaultLimits } from '#domain/keys/limits.js';
import { startPostgres } from '../dev/postgres.js';

const publicUrl = 'http://127.0.0.1:3000';
const portalUrl = 'http://127.0.0.1:3001';
const unused = 'nothing is signed with it';

/** Writes openapi.json and openapi-portal.json from the routes. The applications want a database, so they get one of their own. */
const folder = mkdtempSync(path.join(tmpdir(), 'loyalty-openapi-'));
const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), fast: true });
try {
  const settings = {
    host: '127.0.0.1',
    port: 0,
    databaseUrl: postgres.url('postgres'),
    databasePoolSize: 2,
    keyPepper: unused,
    cursorSecret: unused,
    logLevel: 'warn' as const,
    publicUrl,
    redis: undefined,
    limits: defaultLimits,
    emailLimits: defaultEmailLimits,
    trustedProxies: [],
    webhookAllowPrivate: false,
    metricsPort: undefined,
  };
  const app = await createApp(settings);
  writeFileSync('openapi.json', `${JSON.stringify(openApiDocument(app, publicUrl), null, 2)}\n`);
  await app.close();
  const portal = await createPortal({ ...settings, portalUrl, sessionSecret: unused, platformSecondFactor: false });
  writeFileSync('openapi-portal.json', `${JSON.stringify(portalDocument(portal, portalUrl), null, 2)}\n`);
  await portal.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
