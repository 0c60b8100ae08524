import fs from 'node:fs';
import path from 'node:path';
import { type OperatorEnvironment, operatorFile } from '../../cli/operate/environment.js';

/**
 * Writes the file by which `npm run operate` finds this start, readable only by its owner. Returns a function that removes it.
 */
export function writeOperatorFile(
  dataDir: string,
  {
    DATABASE_URL,
    KEY_PEPPER,
    LIMIT_EMAILS_PER_MERCHANT_PER_DAY,
    LIMIT_EMAILS_PER_RECIPIENT_PER_DAY,
  }: OperatorEnvironment,
): () => void {
  const limits = { LIMIT_EMAILS_PER_MERCHANT_PER_DAY, LIMIT_EMAILS_PER_RECIPIENT_PER_DAY };
  const file = path.join(dataDir, operatorFile);
  const unfinished = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(unfinished, JSON.stringify({ DATABASE_URL, KEY_PEPPER, ...limits }), { mode: 0o600 });
  fs.renameSync(unfinished, file);
  return () => fs.rmSync(file, { force: true });
}
