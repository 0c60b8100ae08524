import fs from 'node:fs';
import path from 'node:path';

/** The file of a running `npm start` in its data folder. */
export const operatorFile = 'operator.json';

/** What the commands need. */
export interface OperatorEnvironment {
  readonly DATABASE_URL?: string | undefined;
  readonly KEY_PEPPER?: string | undefined;
}

/** The environment's; without a DATABASE_URL those of the `npm start` that runs with the data in DATA_DIR. */
export function operatorEnvironment(): OperatorEnvironment {
  const { DATABASE_URL, KEY_PEPPER, DATA_DIR } = process.env;
  const file = path.join(DATA_DIR || '.data', operatorFile);
  if (DATABASE_URL || !fs.existsSync(file)) return { DATABASE_URL, KEY_PEPPER };
  return JSON.parse(fs.readFileSync(file, 'utf8')) as OperatorEnvironment;
}
