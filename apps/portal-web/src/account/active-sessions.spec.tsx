import { screen, within } from '@testing-library/react';
import { answer } from '../../test/fake-api.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

it('a session that was used within 5 minutes is active now, and only others can be ended', async () => {
  const session = (id: string, lastSeenAt: string, current: boolean) => ({
    id,
    current,
    lastSeenAt,
    createdAt: minutesAgo(600),
    address: '192.0.2.1',
    userAgent: null,
  });
  const data = [
    session('1', minutesAgo(90), true),
    session('2', minutesAgo(4), false),
    session('3', minutesAgo(180), false),
  ];
  answer('GET /account/sessions', { success: true, data });
  renderApp('/account', sessionAs('owner'));
  const table = within(await screen.findByRole('table', { name: 'Sessions' }));
  const [, own, recent, old] = table.getAllByRole('row').map((row) => within(row));
  for (const row of [own, recent]) expect(row?.getByText('Active now')).toBeInTheDocument();
  expect(old?.getByText('3 hours ago')).toBeInTheDocument();
  const buttons = [own, recent, old].map((row) => row?.queryAllByRole('button').length);
  expect(buttons).toEqual([0, 1, 1]);
});
