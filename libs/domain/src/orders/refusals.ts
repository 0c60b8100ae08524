import { invalid, Refusal } from '../errors.js';
import { toMajor } from '../money.js';

const settingsInvalid = (message: string): Refusal => invalid('order_settings_invalid', message);

export const awardCardMismatch = (type: 'stamp' | 'points'): Refusal =>
  settingsInvalid(`cardId of the ${type} award must name a ${type} card.`);

export const stampsPerOrderInvalid = (): Refusal =>
  settingsInvalid('stamps.stampsPerOrder must be 1 or more when the mode is per_order.');

export const valuePerStampInvalid = (): Refusal =>
  settingsInvalid('stamps.valuePerStamp must be above 0 when the mode is per_value.');

export const pointsPerUnitInvalid = (): Refusal =>
  settingsInvalid('points.pointsPerUnit must be above 0 and below 10000000, with at most six decimals.');

export const orderReturned = (): Refusal => invalid('order_returned', 'The whole order was returned before.');

export const returnExceedsOrder = (leftMinor: number, currency: string): Refusal => {
  const maximum = toMajor(leftMinor, currency);
  const message = `value must be at most what is left of the order, which is ${maximum} ${currency}.`;
  return new Refusal('invalid', 'return_exceeds_order', message, undefined, { maximum });
};

export const returnNumberMismatch = (): Refusal =>
  invalid('return_number_mismatch', 'returnNumber was already used for a return of this order with another value.');

export const returnValueInvalid = (): Refusal => invalid('amount_invalid', 'value must be an amount above 0.');

export const orderSettingsChanged = (): Refusal =>
  new Refusal(
    'conflict',
    'order_settings_changed',
    'version is not current, because other order settings were saved since it was read. Read the settings again.',
  );
