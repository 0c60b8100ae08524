import { invalid, type Refusal } from '../errors.js';
import { defaultLimits, type LimitName } from './limits.js';

/** Another value of one limit, until an end. */
export interface LimitOverride {
  readonly limit: string;
  /** An integer, 1 or more. Replaces the default limit; may be lower or higher. */
  readonly value: number;
  readonly reason: string;
  readonly endsAt: Date;
}

const maxValue = 1_000_000;
const maxReasonLength = 500;

const refused = (message: string): Refusal => invalid('limit_override_invalid', message);

/** The limits of a key. That of failed authentications belongs to an address. */
const names = (Object.keys(defaultLimits) as LimitName[]).filter((name) => name !== 'failedAuthentications');

/**
 * Returns the name of the limit that is overridden.
 * @throws Refusal `invalid` limit_override_invalid (docs/reference/limits.md#overrides)
 */
export function requireValidOverride({ limit, value, reason, endsAt }: LimitOverride, now: Date): LimitName {
  const known = names.find((name) => name === limit);
  if (known === undefined) throw refused(`limit must be one of ${names.join(', ')}.`);
  if (!Number.isInteger(value) || value < 1 || value > maxValue) {
    throw refused(`value must be from 1 to ${maxValue.toLocaleString('en')}.`);
  }
  if (reason.trim() === '' || reason.length > maxReasonLength) {
    throw refused(`reason must be text of 1 to ${maxReasonLength} characters.`);
  }
  if (!(endsAt > now)) throw refused('the end must be in the future.');
  return known;
}
