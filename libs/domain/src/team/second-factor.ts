import { Refusal } from '../errors.js';

/** After this many wrong codes in a row an account takes none for a while, at sign-in or where its second factor is changed. */
export const wrongCodesLock = { codes: 10, seconds: 15 * 60 } as const;

/** An account that takes no code for now. (docs/reference/portal.md#second-factor) */
export const codesLocked = (): Refusal =>
  new Refusal('limited', 'rate_limited', 'Too many wrong codes. Try again in 15 minutes.', wrongCodesLock.seconds);

/** The refusal when the second factor's secret was encrypted under another SESSION_SECRET. (docs/reference/portal.md#sign-in) */
export const secondFactorUnreadable = (): Refusal =>
  new Refusal(
    'conflict',
    'second_factor_unreadable',
    'The second factor of this account can no longer be read. Ask an owner of the merchant, or the operator, to reset it.',
  );

/** A member without a second factor, where the merchant requires one. (docs/reference/portal.md#required-second-factors) */
export const secondFactorRequired = (): Refusal =>
  new Refusal(
    'forbidden',
    'second_factor_required',
    'This merchant requires a second factor. Set one up in your account; until then you can do nothing else here.',
  );

/** Support and platform admins without a second factor, where the operator requires one. (docs/reference/portal.md#required-second-factors) */
export const platformSecondFactorRequired = (): Refusal =>
  new Refusal(
    'forbidden',
    'second_factor_required',
    'The platform requires a second factor of its staff. Set one up in your account; until then you can do nothing for support.',
  );

/** The refusals of a reset by an owner. */
export const factorResetRefusals = {
  own: () =>
    new Refusal(
      'conflict',
      'second_factor_own',
      'You cannot reset your own second factor. Ask another owner, or turn it off in your account with a recovery ' +
        'code.',
    ),
  ofOthers: () =>
    new Refusal(
      'conflict',
      'second_factor_shared',
      'This person also works for another merchant or for the platform. Ask the operator to reset the second factor.',
    ),
  off: () => new Refusal('conflict', 'second_factor_off', 'This person has no second factor.'),
} as const;

/**
 * Checks that an owner may reset the second factor of a member. It protects every merchant of the person, so one merchant's owner
 * must not remove it for others.
 * @throws Refusal `conflict` second_factor_own, second_factor_shared, second_factor_off
 */
export function requireResettable(
  ownerId: string | null,
  memberId: string,
  { isOn, isOfOthers }: { readonly isOn: boolean; readonly isOfOthers: boolean },
): void {
  if (ownerId === memberId) throw factorResetRefusals.own();
  if (isOfOthers) throw factorResetRefusals.ofOthers();
  if (!isOn) throw factorResetRefusals.off();
}
