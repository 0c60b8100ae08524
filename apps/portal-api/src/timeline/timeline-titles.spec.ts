import { cardEntryCauses } from '#domain/cards/card.js';
import { titles } from './timeline-entry.view.js';

it.each(cardEntryCauses)('an entry of a card by %s has a title in words', (cause) => {
  expect(titles[`card ${cause}`]).toMatch(/^[A-Z][a-z ]+$/);
});
