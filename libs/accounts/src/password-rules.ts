import { Refusal } from '#domain/errors.js';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The owner of a password: guesses begin with their name and e-mail. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** In characters. There is no other rule for what a password consists of. */
export const passwordLength = { min: 10, max: 128 } as const;

export const passwordTooCommon = (): Refusal =>
  new Refusal(
    'invalid',
    'password_too_common',
    'The password is easy to guess: a common password, a keyboard pattern or repeated characters. Use several words.',
  );

export const passwordPersonal = (): Refusal =>
  new Refusal(
    'invalid',
    'password_personal',
    'The password is easy to guess: it contains your name or e-mail address.',
  );

/** Characters that are checked: the check of a long password would take long, and more characters make none easier. */
const maxCheckedLength = 64;

// Loaded with the first password that is set, because its lists take 20 ms to load and 40 ms to prepare.
let checker: Promise<ZxcvbnFactory> | undefined;

/** What could not be loaded now may be there for the next password. */
function passwordChecker(): Promise<ZxcvbnFactory> {
  checker ??= prepare().catch((error: unknown) => {
    checker = undefined;
    throw error;
  });
  return checker;
}

async function prepare(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ graphs: adjacencyGraphs, dictionary, maxLength: maxCheckedLength });
}

/** E-mail and name, and their parts. */
const wordsOf = ({ email, name }: PasswordOwner): string[] =>
  [email, name, ...email.split(/[@.+_-]/), ...name.split(/\s+/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3);

/**
 * Refuses a new password that takes fewer than a million guesses, or fewer than a hundred million where it has the owner's
 * name or e-mail.
 * @throws Refusal `invalid` password_too_common, password_personal
 */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  const { score, sequence } = (await passwordChecker()).check(password, wordsOf(owner));
  const isPersonal = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs');
  if (isPersonal && score < 3) throw passwordPersonal();
  if (score < 2) throw passwordTooCommon();
}
