import { screen, waitFor } from '@testing-library/react';
import { answer, type SentRequest } from '../../test/fake-api.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const page = '/merchants/mer_1/usage';
const none = {
  successes: 0,
  clientErrors: 0,
  limited: 0,
  serverErrors: 0,
  averageDurationMs: null,
  p95DurationMs: null,
};
const usage = (requests: number) => ({
  success: true,
  data: { resolution: 'hour', series: [], totals: { ...none, requests }, endpoints: [], limits: [] },
});

it('figures of another period are marked as such until those of the chosen one are there', async () => {
  let arrive = (): void => undefined;
  const pending = new Promise<object>((resolve) => (arrive = () => resolve(usage(0))));
  answer('GET /merchants/mer_1/keys', { success: true, data: [] });
  answer(`GET ${page}`, ({ query }: SentRequest) => (query.includes('window=7d') ? pending : usage(0)));
  const user = renderApp(page, sessionAs('viewer'));
  const [text] = await screen.findAllByText('No requests in this period');
  const shown = text?.closest('[aria-busy]');
  expect(shown).toHaveAttribute('aria-busy', 'false');
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(shown).toHaveAttribute('aria-busy', 'true'));
  arrive();
  await waitFor(() => expect(shown).toHaveAttribute('aria-busy', 'false'));
});
