import { invalid, type Refusal } from '../errors.js';
import type { CardType } from './card.js';

export const cardTypeMismatch = (type: CardType, unit: 'stamps' | 'points'): Refusal =>
  invalid('card_type_mismatch', `cardId names a ${type} card, which does not accept ${unit}.`);

export const cardInactive = (): Refusal => invalid('card_inactive', 'The card definition of cardId is inactive.');

export const balanceTooLarge = (): Refusal =>
  invalid('balance_too_large', 'quantity would raise the balance above the maximum of a card.');

export const tooManyRewards = (max: number): Refusal =>
  invalid('too_many_rewards', `quantity would issue more than ${max} rewards at once.`);

export const cardNotAdjustable = (): Refusal =>
  invalid('card_not_adjustable', 'cardId must name an open-ended points card. Other balances cannot be adjusted.');

export const stampCardSizeInvalid = (): Refusal =>
  invalid('card_size_invalid', 'A stamp card must have numberOfStamps, and no openEnded or numberOfPoints.');

export const pointsCardSizeInvalid = (): Refusal =>
  invalid('card_size_invalid', 'A points card must have either openEnded or numberOfPoints.');

export const progressionInvalid = (): Refusal =>
  invalid('progression_invalid', "Each at in progression must be from 1 to the card's size.");

export const cardTypeFixed = (): Refusal =>
  invalid('card_type_fixed', 'type cannot be changed. Create a new card instead.');

export const cardSizeTooSmall = (balance: number, maxRounds: number): Refusal =>
  invalid(
    'card_size_too_small',
    `The card cannot be this small: a customer has ${balance}, which would fill it more than ${maxRounds} times.`,
  );
