import { auditActions } from '#domain/audit/action.js';

// Not an import, which would compile the pages' file with the settings of the server.
const { actions } = jest.requireActual<{ actions: readonly { readonly value: string }[] }>(
  '../../apps/portal-web/src/audit/describe-entry.js',
);

it('every action of the audit log has a sentence in the portal, and no other has one', () => {
  expect(actions.map(({ value }) => value).toSorted()).toEqual(auditActions.toSorted());
});
