import type { AnswerCipher } from '#persistence/database/idempotency.js';
import { seal, unseal } from './sealed-secret.js';

/** A plain answer is JSON, so it never begins so. */
const prefix = 'sealed:';

/** How answers that hold a secret are stored. One of an operation without a secret is plain, and is given as it is. */
export const answerCipher = (pepper: string): AnswerCipher => ({
  seal(owner, body) {
    return prefix + seal(pepper, 'idempotent_answer', owner, Buffer.from(body)).toString('base64');
  },
  unseal(owner, stored) {
    if (!stored.startsWith(prefix)) return stored;
    return unseal(pepper, 'idempotent_answer', owner, Buffer.from(stored.slice(prefix.length), 'base64')).toString();
  },
});
