import { invalid, type Refusal } from '../errors.js';

const settingsInvalid = (message: string): Refusal => invalid('order_settings_invalid', message);

export const awardCardMismatch = (type: 'stamp' | 'points'): Refusal =>
  settingsInvalid(`cardId of the ${type} award must name a ${type} card.`);

export const stampsPerOrderInvalid = (): Refusal =>
  settingsInvalid('stamps.stampsPerOrder must be 1 or more when the mode is per_order.');

export const valuePerStampInvalid = (): Refusal =>
  settingsInvalid('stamps.valuePerStamp must be above 0 when the mode is per_value.');

export const pointsPerUnitInvalid = (): Refusal =>
  settingsInvalid('points.pointsPerUnit must be a decimal above 0, such as 1 or 0.5.');
