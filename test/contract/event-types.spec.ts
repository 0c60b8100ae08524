import { eventTypes } from '#domain/events/event.js';

// Not an import, which would compile the pages' file with the settings of the server.
const pages = jest.requireActual<{ eventTypes: readonly string[] }>('../../apps/portal-web/src/events/event-types.js');

it('the pages offer every type of event, and no other', () => {
  expect(pages.eventTypes.toSorted()).toEqual(eventTypes.toSorted());
});
