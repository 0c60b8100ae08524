import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey, KeyFailures } from '../api/types.js';
import { answer, bodiesOf, queriesOf, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/keys';
const failed = 'GET /merchants/mer_1/failed-authentications';
const usage = { resolution: 'hour', series: [], totals: { requests: 0 }, endpoints: [], limits: [] };
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();

const failure = (more: Partial<KeyFailures> = {}): KeyFailures => ({
  keyId: 'key_1',
  keyName: 'Web shop',
  keyPrefix: 'lrw_live_abcdef',
  reason: 'wrong',
  failures: 20,
  failuresInLastHour: 14,
  lastAt: inDays(0),
  address: '203.0.113.7',
  userAgent: null,
  ...more,
});

beforeEach(() => answer(failed, { success: true, data: [] }));

function openKey(key: Partial<ApiKey> = {}, role: 'admin' | 'viewer' = 'admin') {
  answer(`GET ${route}/key_1`, { success: true, data: apiKey(key) });
  answer('GET /merchants/mer_1/timeline', cursorPage([]));
  answer('GET /merchants/mer_1/usage', { success: true, data: usage });
  return renderApp(`${route}/key_1`, sessionAs(role));
}

function openKeys(keys: readonly ApiKey[], search = '') {
  answer(`GET ${route}`, { success: true, data: keys, maxActiveKeys: 10 });
  return renderApp(`${route}${search}`);
}

it.each(['revoked', 'expired'] as const)('the page of a key that is %s speaks of its own limits', async (status) => {
  openKey({ status, ...(status === 'revoked' ? { revokedAt: inDays(-1) } : { expiresAt: inDays(-1) }) });
  expect(await screen.findByText('This key is no longer active, so it has no limits.')).toBeInTheDocument();
  expect(screen.queryByText(/no active keys/)).toBeNull();
});

describe('rotating', () => {
  async function openRotation(key: Partial<ApiKey> = {}) {
    answer(`POST ${route}/key_1/rotate`, { success: true, data: apiKey({ id: 'key_2' }), secret: 'lrw_live_new' }, 201);
    const user = openKey(key);
    await user.click(await screen.findByRole('button', { name: 'Rotate' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Rotate Web shop?' })) };
  }

  it('ends the old key at once and keeps the rest, unless something else is chosen', async () => {
    const { user, dialog } = await openRotation();
    expect(dialog.getByText('The old secret stops working immediately')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Rotate key' }));
    await screen.findByRole('dialog', { name: 'New secret for Web shop' });
    expect(bodiesOf(`POST ${route}/key_1/rotate`)).toEqual([{}]);
  });

  it('sends for how long the old key works, other scopes, and no expiry', async () => {
    const { user, dialog } = await openRotation({ expiresAt: inDays(60) });
    await user.click(dialog.getByRole('combobox', { name: 'Old secret' }));
    await user.click(await screen.findByRole('option', { name: 'Works for 7 days' }));
    expect(dialog.getByText('Both secrets work for 7 days')).toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: 'Expires' }));
    await user.click(await screen.findByRole('option', { name: 'Never' }));
    await user.click(dialog.getByLabelText('Give the new key other scopes'));
    await user.click(dialog.getByRole('checkbox', { name: 'events:read' }));
    await user.click(dialog.getByRole('button', { name: 'Rotate key' }));
    await waitFor(() =>
      expect(bodiesOf(`POST ${route}/key_1/rotate`)).toEqual([
        { keepOldFor: '7d', scopes: ['orders:read', 'events:read'], expiresAt: null },
      ]),
    );
  });

  it('of a key that expires soon renews it for about as long, and says when the old one expires', async () => {
    const { user, dialog } = await openRotation({ createdAt: inDays(-85), expiresAt: inDays(3) });
    expect(dialog.getByRole('combobox', { name: 'Expires' })).toHaveValue('After 90 days');
    await user.click(dialog.getByRole('combobox', { name: 'Old secret' }));
    await user.click(await screen.findByRole('option', { name: 'Works for 7 days' }));
    expect(dialog.getByText(/^Both secrets work until /)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Rotate key' }));
    await waitFor(() =>
      expect(bodiesOf(`POST ${route}/key_1/rotate`)).toEqual([{ keepOldFor: '7d', expiresAt: expect.any(String) }]),
    );
  });

  it('shows the new secret although what is loaded again does not come', async () => {
    const { user, dialog } = await openRotation();
    answer(`GET ${route}/key_1`, () => new Promise(() => undefined));
    await user.click(dialog.getByRole('button', { name: 'Rotate key' }));
    expect(await screen.findByRole('dialog', { name: 'New secret for Web shop' })).toBeInTheDocument();
  });

  it('shows the error of an older key that still works', async () => {
    const { user, dialog } = await openRotation();
    refuse(`POST ${route}/key_1/rotate`, 409, 'old_key_active', 'The previous key still works.');
    await user.click(dialog.getByRole('button', { name: 'Rotate key' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The previous key still works.');
  });
});

describe('the page of a key', () => {
  it('says that an old key ends, and offers to revoke it, not to rotate it', async () => {
    openKey({ endsAt: inDays(2), expiresAt: inDays(2), rotatedToId: 'key_2' });
    expect(await screen.findByText('This is an old key. It ends in 2 days')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the new key' })).toHaveAttribute('href', `${route}/key_2`);
    expect(screen.getByRole('button', { name: 'Revoke' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rotate' })).toBeNull();
  });

  it.each([
    [13, true],
    [15, false],
  ])('of one that expires in %d days is amber: %s', async (days, isAmber) => {
    openKey({ expiresAt: inDays(days) });
    await screen.findByText('About this key');
    expect(screen.queryAllByText(/expires in/i).length > 0).toBe(isAmber);
  });

  it('changes name, note and addresses', async () => {
    answer(`PATCH ${route}/key_1`, { success: true, data: apiKey({ name: 'Till' }) });
    const user = openKey({ note: 'Old', allowedAddresses: ['10.0.0.1'] });
    const rename = async (name: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: 'Edit' }));
      const form = within(await screen.findByRole('dialog', { name: 'Edit Web shop' }));
      await user.clear(form.getByLabelText('Name'));
      await user.type(form.getByLabelText('Name'), `${name}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    expect(await screen.findByText('10.0.0.1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Web shop' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Till');
    await user.clear(dialog.getByLabelText('Note'));
    await user.type(dialog.getByLabelText('Note'), 'Till{Enter}two');
    await user.type(dialog.getByLabelText('Allowed addresses'), '{Enter}203.0.113.0/24');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(`PATCH ${route}/key_1`)).toEqual([
      { name: 'Till', note: 'Till two', allowedAddresses: ['10.0.0.1', '203.0.113.0/24'] },
    ]);
    // What is not changed here may have been changed by somebody else meanwhile.
    await rename('Market');
    expect(bodiesOf(`PATCH ${route}/key_1`)[1]).toEqual({ name: 'Market' });
  });

  it('tells an admin that the key is tried; of another key it says nothing', async () => {
    answer(failed, { success: true, data: [failure(), failure({ keyId: 'key_2', address: '198.51.100.1' })] });
    openKey();
    expect(
      await screen.findByText('14 requests in the last hour used a wrong secret of this key, last from 203.0.113.7.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/198\.51\.100\.1/)).toBeNull();
  });

  it('of a viewer asks for no failures and offers no change', async () => {
    openKey({}, 'viewer');
    await screen.findByText('About this key');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(queriesOf(failed)).toEqual([]);
  });
});

describe('the list of keys', () => {
  const keys = [
    apiKey({ id: 'key_1', name: 'New' }),
    apiKey({ id: 'key_0', name: 'Old', endsAt: inDays(1), expiresAt: inDays(1), rotatedToId: 'key_1' }),
    apiKey({ id: 'key_2', integrationId: 'int_2', name: 'Gone', status: 'revoked', revokedAt: inDays(-1) }),
  ];

  it('counts an old key and the new one as one', async () => {
    openKeys(keys);
    expect(await screen.findByRole('meter', { name: 'Active keys' })).toHaveAttribute('aria-valuenow', '1');
    expect(screen.getByText('Old key, ends tomorrow')).toBeInTheDocument();
  });

  it('shows the active keys where the address says so, and all again', async () => {
    const user = openKeys(keys, '?status=active');
    expect(await screen.findByRole('link', { name: 'New' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Gone' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(await screen.findByRole('link', { name: 'Gone' })).toBeInTheDocument();
  });

  it('says where there are no active keys', async () => {
    openKeys(keys.slice(2), '?status=active');
    expect(await screen.findByText('No active keys')).toBeInTheDocument();
  });

  it('names the keys that are tried and refused, and none of an earlier hour', async () => {
    answer(failed, {
      success: true,
      data: [failure({ reason: 'inactive', failuresInLastHour: 1 }), failure({ failuresInLastHour: 0 })],
    });
    openKeys(keys);
    expect(await screen.findByText(/1 request in the last hour used this key, which no longer works/)).toBeVisible();
    expect(screen.queryByText(/wrong secret/)).toBeNull();
  });
});
