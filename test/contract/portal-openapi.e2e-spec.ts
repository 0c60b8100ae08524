import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/harness/api-process.js';
import type { OpenApiDocument } from '../support/harness/contract.js';
import { usePortal } from '../support/harness/portal.js';

const started = usePortal();

const withoutServers = ({ servers: _servers, ...rest }: OpenApiDocument): object => rest;

it("the committed openapi-portal.json, which the pages' client is made from, is what the process serves", async () => {
  const committed = JSON.parse(readFileSync(path.join(repository, 'openapi-portal.json'), 'utf8')) as OpenApiDocument;
  const served = await started.portal.client.send<OpenApiDocument>('GET', '/docs-json', {});
  expect(withoutServers(served.body)).toEqual(withoutServers(committed));
});

it('no answer but those of creating and rotating a key or an endpoint has a place for a secret', async () => {
  const { body } = await started.portal.client.send<OpenApiDocument>('GET', '/docs-json', {});
  const withSecret = Object.entries(body.components.schemas)
    .filter(([, schema]) =>
      Object.keys(schema.properties ?? {}).some((name) => /secret|hash|password|token/i.test(name)),
    )
    .map(([name]) => name)
    .filter((name) => !name.endsWith('Body'));
  // The last one is the secret of the person's own authenticator app, while it is being set up.
  expect(withSecret.toSorted()).toEqual(['NewKeyView', 'NewWebhookEndpointView', 'PreparedTotpView']);
});

it('another method of a known path is 405 with Allow, and an unknown path 404', async () => {
  const wrong = await started.portal.client.call('PUT', '/v1/portal/session', { undocumented: true });
  expect([wrong.status, wrong.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, POST']);
  const unknown = await started.portal.client.call('GET', '/v1/portal/nothing', { undocumented: true });
  expect([unknown.status, unknown.body.error]).toEqual([404, 'route_not_found']);
});
