import { act, screen } from '@testing-library/react';
import { answer, refuse } from '../../test/fake-api.js';
import { countedPage } from '../../test/fixtures/lists.js';
import { renderApp } from '../../test/render-app.js';

const log = '/merchants/mer_1/audit-log';

it('without a connection a notice says so, until it is back', async () => {
  answer(`GET ${log}`, countedPage([], null));
  renderApp(log);
  await screen.findByText('No entries');
  expect(screen.queryByText('You are offline')).toBeNull();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You are offline')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
});

it('the title of a tab names the page and the merchant', async () => {
  answer(`GET ${log}`, countedPage([], null));
  renderApp(log);
  await screen.findByText('No entries');
  expect(document.title).toMatch(/^Audit log · .+ · Loyalty Rewards$/);
});

it('a page that could not be loaded shows the id of its request', async () => {
  refuse(`GET ${log}`, 500, 'internal_error', 'Something failed.');
  renderApp(log);
  expect(await screen.findByText(/request ID/, {}, { timeout: 15_000 })).toHaveTextContent('req_fake');
}, 30_000);
