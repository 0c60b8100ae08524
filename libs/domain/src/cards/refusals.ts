import { invalid, Refusal } from '../errors.js';
import type { CardType } from './card.js';

export const cardTypeMismatch = (type: CardType, unit: 'stamps' | 'points'): Refusal =>
  invalid('card_type_mismatch', `cardId names a ${type} card, which does not accept ${unit}.`);

export const cardInactive = (): Refusal => invalid('card_inactive', 'The card definition of cardId is inactive.');

/** What would give too much: a field of the body, or the order, which has no such field. */
export type GivenBy = 'quantity' | 'The order';

const shown = (quantity: number): string => quantity.toLocaleString('en');

/** `most` is what the card can hold. */
export const balanceTooLarge = (by: GivenBy | 'change' | 'The reversal', max: number): Refusal =>
  invalid('balance_too_large', `${by} would raise the balance of the card above its maximum, which is ${shown(max)}.`);

const tooLittle = (reason: string, message: string, required: number, available: number): Refusal =>
  new Refusal('invalid', reason, message, undefined, { required, available });

export const insufficientPoints = (required: number, available: number): Refusal =>
  tooLittle(
    'insufficient_points',
    `The balance of the card is ${shown(available)}, which is less than ${shown(required)}.`,
    required,
    available,
  );

export const insufficientBalance = (required: number, available: number): Refusal =>
  tooLittle(
    'insufficient_balance',
    `The balance of the card is ${shown(available)}, so ${shown(required)} cannot be taken from it.`,
    required,
    available,
  );

export const useReturn = (): Refusal =>
  invalid('use_return', 'The entry is that of an order. Return the order to take it back.');

export const notReversible = (type: string): Refusal =>
  invalid('not_reversible', `An entry of type ${type} cannot be reversed.`);

export const alreadyReversed = (): Refusal => invalid('already_reversed', 'The entry was reversed before.');

export const rewardUsed = (status: string): Refusal =>
  invalid('reward_used', `The points bought a reward whose status is ${status}, so they cannot be given back.`);

export const correctionOfNothing = (): Refusal => invalid('invalid_field', 'change must not be 0.');

export const spendingUnclear = (): Refusal =>
  invalid('invalid_field', 'Either quantity or rewardId must be given, and not both.');

export const tooManyRewards = (max: number, by: GivenBy = 'quantity'): Refusal =>
  invalid('too_many_rewards', `${by} would issue more than ${max} rewards at once.`);

export const cardNotAdjustable = (): Refusal =>
  invalid(
    'card_not_adjustable',
    'cardId must name an open-ended points card. Other balances cannot be set, corrected or spent.',
  );

export const stampCardSizeInvalid = (): Refusal =>
  invalid('card_size_invalid', 'A stamp card must have numberOfStamps, and no openEnded or numberOfPoints.');

export const pointsCardSizeInvalid = (): Refusal =>
  invalid('card_size_invalid', 'A points card must have either openEnded or numberOfPoints.');

export const pointsExpiryInvalid = (): Refusal =>
  invalid('points_expiry_invalid', 'pointsExpiry is for points cards. Stamps do not expire.');

export const applyToExistingNeedsExpiry = (): Refusal =>
  invalid('points_expiry_invalid', 'applyToExisting requires pointsExpiry in the same request.');

export const progressionInvalid = (): Refusal =>
  invalid('progression_invalid', "Each at in progression must be from 1 to the card's size.");

export const cardTypeFixed = (): Refusal =>
  invalid('card_type_fixed', 'type cannot be changed. Create a new card instead.');

export const cardSizeTooSmall = (balance: number, maxRounds: number): Refusal =>
  invalid(
    'card_size_too_small',
    `The card cannot be this small: a customer has ${balance}, which would fill it more than ${maxRounds} times.`,
  );
