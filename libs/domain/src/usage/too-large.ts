import { Refusal } from '../errors.js';

/** Not 503, because the same request would take as long again. `advice` is a sentence that says what to do instead. */
export const usageTooLarge = (advice: string): Refusal =>
  new Refusal('invalid', 'usage_too_large', `This usage takes too long to compute. ${advice}`);
