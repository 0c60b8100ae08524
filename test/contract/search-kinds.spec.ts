import { foundKinds } from '#persistence/search/search-sources.js';

// Not an import, which would compile the pages' file with the settings of the server.
const { kindHeadings } = jest.requireActual<{ kindHeadings: Readonly<Record<string, string>> }>(
  '../../apps/portal-web/src/search/kind-headings.js',
);

it('the search box has a heading for every kind that a search finds, and for no other', () => {
  expect(Object.keys(kindHeadings).toSorted()).toEqual(foundKinds.toSorted());
});
