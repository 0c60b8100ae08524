import { screen, within } from '@testing-library/react';
import type { Scope } from '../../api/types.js';
import { answer } from '../../../test/fake-api.js';
import { apiKey } from '../../../test/fixtures/merchants.js';
import { renderApp } from '../../../test/render-app.js';
import { allScopes } from '../scopes.js';
import { curlOf, firstRequest, typescriptOf } from './first-request.js';

const route = '/merchants/mer_1/keys';

it.each<[string, readonly Scope[], string, string]>([
  ['every scope', allScopes, '/orders?limit=1', 'client.orders.list()'],
  ['one read', ['rewards:read'], '/rewards?limit=1', 'client.rewardTemplates.list()'],
  ['events', ['events:read', 'webhooks:manage'], '/events?limit=1', 'client.events.list()'],
  ['writes alone', ['orders:write', 'vouchers:redeem'], '/auth', 'client.identity.verifyKey()'],
  ['its profile', ['profile:read'], '/auth', 'client.identity.verifyKey()'],
])('a key with %s begins with a request that it may send', (_, scopes, path, call) => {
  const request = firstRequest(scopes);
  expect(curlOf(request, 'lrw_live_x')).toBe(
    `curl -H 'X-API-Key: lrw_live_x' 'http://localhost:3000/v1/public${path}'`,
  );
  expect(typescriptOf(request)).toContain(call);
  if (request.scope) expect(scopes).toContain(request.scope);
});

it('a new secret is shown as curl, TypeScript and .env, each with a button to copy it', async () => {
  answer('GET /merchants/mer_1/failed-authentications', { success: true, data: [] });
  answer(`GET ${route}`, { success: true, data: [], maxActiveKeys: 10 });
  answer(`POST ${route}`, { success: true, data: apiKey({ scopes: ['vouchers:read'] }), secret: 'lrw_live_new' }, 201);
  const user = renderApp(route);
  const [open] = await screen.findAllByRole('button', { name: 'New key' });
  if (open) await user.click(open);
  const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
  await user.type(form.getByLabelText('Name'), 'Web shop{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Web shop was created' }));
  const shown = () => within(dialog.getByRole('tabpanel'));
  expect(shown().getByRole('textbox')).toHaveTextContent(
    "curl -H 'X-API-Key: lrw_live_new' 'http://localhost:3000/v1/public/vouchers?limit=1'",
  );
  expect(shown().getByRole('button', { name: 'Copy command' })).toBeInTheDocument();
  await user.click(dialog.getByRole('tab', { name: 'TypeScript' }));
  expect(shown().getByRole('textbox')).toHaveTextContent('client.vouchers.list()');
  expect(shown().getByRole('textbox')).not.toHaveTextContent('lrw_live_new');
  expect(shown().getByRole('button', { name: 'Copy code' })).toBeInTheDocument();
  await user.click(dialog.getByRole('tab', { name: '.env' }));
  expect(shown().getByRole('textbox')).toHaveTextContent('LOYALTY_API_KEY=lrw_live_new');
  expect(shown().getByRole('button', { name: 'Copy file' })).toBeInTheDocument();
});
