import { Refusal } from '#domain/errors.js';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Whose password it is to be: their own name or e-mail is what others try first. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** In characters. There is no other rule for what a password consists of. */
export const passwordLength = { least: 10, most: 128 } as const;

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

/** What the check looks at: a longer password is not easier for what follows. The time that it takes grows with it. */
const mostChecked = 64;

// Lists and all, 20 ms to load and 40 ms to prepare: when the first password is set, not at the start.
let checker: Promise<ZxcvbnFactory> | undefined;

async function prepare(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ graphs: adjacencyGraphs, dictionary, maxLength: mostChecked });
}

/** E-mail and name, whole and in their parts. */
const wordsOf = ({ email, name }: PasswordOwner): string[] =>
  [email, name, ...email.split(/[@.+_-]/), ...name.split(/\s+/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3);

/**
 * Judges a new password by how many guesses it takes: fewer than a million are too few, and fewer than a hundred million
 * where it holds the owner's name or e-mail.
 * @throws Refusal `invalid` password_too_common, password_personal
 */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  checker ??= prepare();
  const { score, sequence } = (await checker).check(password, wordsOf(owner));
  const isPersonal = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs');
  if (isPersonal && score < 3) throw passwordPersonal();
  if (score < 2) throw passwordTooCommon();
}
