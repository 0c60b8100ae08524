import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['KEY_PEPPER', 'CURSOR_SECRET', 'SESSION_SECRET', 'WORKER_TOKEN'] as const;

export type Secrets = Record<(typeof NAMES)[number], string>;

/**
 * The secrets of this installation: those of the environment, otherwise those generated at the first start and stored in
 * the data folder. With another pepper no existing key would be accepted.
 */
export function ensureSecrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const kept = readSecrets(file);
  const missing = NAMES.filter((name) => !kept[name]);
  for (const name of missing) kept[name] = randomBytes(32).toString('base64url');
  if (missing.length > 0) writeSecrets(file, kept);
  return Object.fromEntries(NAMES.map((name) => [name, env[name] || kept[name]])) as Secrets;
}

function readSecrets(file: string): Partial<Secrets> {
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    // Never replaced by new ones automatically: that would invalidate every key of the database.
    throw new Error(
      `${file} can not be read (${(error as Error).message}). Restore it, or move the data folder away.`,
      {
        cause: error,
      },
    );
  }
}

function writeSecrets(file: string, secrets: Partial<Secrets>): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(unfinished, file);
}
