import { screen, waitFor } from '@testing-library/react';
import { answer, queriesOf } from '../../test/fake-api.js';
import { countedPage } from '../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/audit-log';
const entry = {
  id: 'aud_1',
  at: '2026-07-14T22:30:00Z',
  action: 'order.exported',
  subjectId: null,
  subjectName: null,
  actor: { kind: 'staff', id: 'stf_1', name: 'Ada' },
  details: { filters: ['search'] },
  address: '192.0.2.7',
};
const lastQuery = () => Object.fromEntries(queriesOf(`GET ${route}`).at(-1) ?? []);

it('the audit log has its filters and its page in the address, and exports what it shows', async () => {
  answer(`GET ${route}`, countedPage([entry], 'next'));
  const user = renderApp(`${route}?action=key.created`);
  expect(await screen.findByText(/exported orders/)).toBeInTheDocument();
  expect(lastQuery()).toEqual({ action: 'key.created', limit: '25' });
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/v1/portal/merchants/mer_1/exports/audit-log.csv?action=key.created',
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(lastQuery()).toEqual({ action: 'key.created', cursor: 'next', limit: '25' }));
  await user.click(screen.getByRole('combobox', { name: 'Action' }));
  await user.click(await screen.findByRole('option', { name: 'All actions' }));
  await waitFor(() => expect(lastQuery()).toEqual({ limit: '25' }));
});

it('the entry that a search leads to is shown alone, until all are asked for', async () => {
  answer(`GET ${route}`, countedPage([entry], null));
  const user = renderApp(`${route}?id=aud_1`);
  expect(await screen.findByText('Only one entry is shown.')).toBeInTheDocument();
  expect(lastQuery()).toEqual({ id: 'aud_1', limit: '25' });
  expect(screen.queryByRole('combobox', { name: 'Action' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all entries' }));
  expect(await screen.findByRole('combobox', { name: 'Action' })).toBeInTheDocument();
  await waitFor(() => expect(lastQuery()).toEqual({ limit: '25' }));
});

it.each(['admin', 'owner'] as const)(
  'the filter of a person whom the %s cannot choose is shown, and removed',
  async (role) => {
    answer(`GET ${route}`, countedPage([entry], null));
    answer('GET /merchants/mer_1/staff', { success: true, data: [] });
    const user = renderApp(`${route}?action=order.exported&staffId=stf_9`, sessionAs(role));
    expect(await screen.findByText('Only one person’s entries are shown.')).toBeVisible();
    expect(lastQuery()).toEqual({ action: 'order.exported', staffId: 'stf_9', limit: '25' });
    await user.click(screen.getByRole('button', { name: 'Show all members' }));
    await waitFor(() => expect(lastQuery()).toEqual({ action: 'order.exported', limit: '25' }));
    expect(screen.queryByText('Only one person’s entries are shown.')).toBeNull();
  },
);

it('an entry says what each field was and is, in words', async () => {
  const changed = {
    terms: { to: 'No cash', from: null },
    replyTo: { from: 'a@example.com', to: null },
    scopes: { from: [], to: ['orders:read', 'orders:write'] },
    progression: { from: [], to: [{ at: 5, rewardTemplateId: 'rwt_1' }] },
  };
  answer(`GET ${route}`, countedPage([{ ...entry, action: 'merchant.settings_saved', details: { changed } }], null));
  const user = renderApp(route);
  await user.click(await screen.findByText('Details'));
  const lines = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(lines).toEqual([
    ['IP address', '192.0.2.7'],
    ['Terms', 'none → No cash'],
    ['Reply to', 'a@example.com → none'],
    ['Scopes', 'none → orders:read; orders:write'],
    ['Progression', 'none → at 5, reward template id rwt_1'],
  ]);
});

it('an entry names its subject, and links to it', async () => {
  const about = (action: string, subjectId: string | null, subjectName: string | null, details: object) => ({
    ...entry,
    id: `aud_${action}`,
    action,
    subjectId,
    subjectName,
    details,
  });
  answer(
    `GET ${route}`,
    countedPage(
      [
        about('webhook_endpoint.deleted', null, null, { name: 'Till system' }),
        about('key.revoked', 'key_1', 'Web shop', {}),
        about('card.created', 'card_1', 'Coffee card', {}),
        about('account.totp_enabled', 'stf_1', 'Ada', {}),
        {
          ...about('webhook_endpoint.disabled', null, null, { name: 'till.example' }),
          actor: { kind: 'api_key', id: 'key_1', name: 'Web shop' },
        },
      ],
      null,
    ),
  );
  renderApp(route);
  expect(await screen.findByText(/deleted the webhook endpoint Till system/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Web shop' })).toHaveAttribute('href', '/merchants/mer_1/keys/key_1');
  expect(screen.getByRole('link', { name: 'Coffee card' })).toHaveAttribute('href', '/merchants/mer_1/programme');
  expect(screen.getByText(/turned their second factor on$/)).toBeInTheDocument();
  expect(screen.getByText(/disabled the webhook endpoint till.example/)).toHaveTextContent(/^Web shop \(API key\) /);
});
