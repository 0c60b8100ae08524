import fs from 'node:fs';
import path from 'node:path';
import { readEmailLimits } from '#config/limit-settings.js';
import { SettingsReader } from '#config/settings.js';
import type { EmailLimits } from '#domain/jobs/email-limits.js';

/** The file of a running `npm start` in its data folder. */
export const operatorFile = 'operator.json';

/** What the commands need. */
export interface OperatorEnvironment {
  readonly DATABASE_URL?: string | undefined;
  readonly KEY_PEPPER?: string | undefined;
  readonly LIMIT_EMAILS_PER_MERCHANT_PER_DAY?: string | undefined;
  readonly LIMIT_EMAILS_PER_RECIPIENT_PER_DAY?: string | undefined;
}

/** The environment's; without a DATABASE_URL those of the `npm start` that runs with the data in DATA_DIR. */
export function operatorEnvironment(): OperatorEnvironment {
  const { DATABASE_URL, KEY_PEPPER, DATA_DIR } = process.env;
  const { LIMIT_EMAILS_PER_MERCHANT_PER_DAY, LIMIT_EMAILS_PER_RECIPIENT_PER_DAY } = process.env;
  const limits = { LIMIT_EMAILS_PER_MERCHANT_PER_DAY, LIMIT_EMAILS_PER_RECIPIENT_PER_DAY };
  const file = path.join(DATA_DIR || '.data', operatorFile);
  if (DATABASE_URL || !fs.existsSync(file)) return { DATABASE_URL, KEY_PEPPER, ...limits };
  return JSON.parse(fs.readFileSync(file, 'utf8')) as OperatorEnvironment;
}

/** @throws SettingsError with every wrong limit */
export function operatorEmailLimits(): EmailLimits {
  const reader = new SettingsReader({ ...operatorEnvironment() });
  return reader.done(readEmailLimits(reader));
}
