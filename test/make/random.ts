import { randomBytes } from 'node:crypto';
import { canary } from '../harness/clean-log.js';

export const unique = (): string => randomBytes(6).toString('hex');
export const newEmail = (who = 'ada'): string => `${who}-${unique()}@${canary}.example`;
export const newCoupon = (): string => `${canary.toUpperCase()}-${unique().toUpperCase()}`;
