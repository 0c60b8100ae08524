import { screen } from '@testing-library/react';
import { answer, refuse } from '../../../test/fake-api.js';
import { countedPage } from '../../../test/fixtures/lists.js';
import { renderApp } from '../../../test/render-app.js';

it('an export that is refused shows why, and nothing is downloaded', async () => {
  answer('GET /merchants/mer_1/audit-log', countedPage([], null));
  refuse('GET /merchants/mer_1/exports/audit-log.csv', 429, 'rate_limited', 'Too many exports. Try again in 1 minute.');
  const user = renderApp('/merchants/mer_1/audit-log');
  await user.click(await screen.findByRole('link', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many exports. Try again in 1 minute.');
});
