import { screen } from '@testing-library/react';
import { answer, refuse } from '../../../test/fake-api.js';
import { countedPage } from '../../../test/fixtures/lists.js';
import { renderApp } from '../../../test/render-app.js';
import { downloadFile } from './download-file.js';

it('an export that is refused shows why, and nothing is downloaded', async () => {
  answer('GET /merchants/mer_1/audit-log', countedPage([], null));
  refuse('GET /merchants/mer_1/exports/audit-log.csv', 429, 'rate_limited', 'Too many exports. Try again in 1 minute.');
  const user = renderApp('/merchants/mer_1/audit-log');
  await user.click(await screen.findByRole('link', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many exports. Try again in 1 minute.');
});

it('a file that breaks off is an error of the connection', async () => {
  const response = new Response('a');
  response.blob = () => Promise.reject(new TypeError('terminated'));
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  try {
    await expect(downloadFile('/orders.csv', 'orders.csv')).rejects.toMatchObject({ reason: 'unreachable' });
  } finally {
    fetched.mockRestore();
  }
});
