import { randomUUID } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import { isPlatformRole, type RequiredRole } from '#portal/edge/portal-access.js';
import type { Call } from '../support/harness/client.js';
import type { DocumentedOperation, OpenApiDocument } from '../support/harness/contract.js';
import { type PortalUser, usePortal } from '../support/harness/portal.js';
import { Shop } from '../support/fixtures/shop.js';

interface Write extends DocumentedOperation {
  readonly method: string;
  readonly path: string;
  readonly 'x-for': RequiredRole;
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
}

const started = usePortal();

/** (docs/reference/money-and-time.md#request-bodies) */
const ignoreUnknownFields = ['createOrder', 'previewOrder'];

async function writesOf(client: { readonly send: PortalUser['client']['send'] }): Promise<Write[]> {
  const { body } = await client.send<OpenApiDocument>('GET', '/docs-json', {});
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path }) as Write)
      .filter(({ method }) => !['GET', 'HEAD'].includes(method)),
  );
}

const takesFile = ({ requestBody }: Write): boolean =>
  requestBody !== undefined && !('application/json' in requestBody.content);

/** The path with ids that name nothing, but for the merchant's. */
const pathOf = ({ path }: Write, { id }: Shop): string =>
  path.replace('{m}', id).replace(/\{\w+\}/g, encodeId('api_key', randomUUID()));

const refused = (each: Write): unknown[] => [each.operationId, 400, 'unknown_field'];
const call: Call = { body: { notAField: 1 } };

it('every write of the public API refuses a field that it does not have', async () => {
  const { client } = started.service;
  const shop = await Shop.open(started.service);
  const writes = (await writesOf(client)).filter(({ operationId }) => !ignoreUnknownFields.includes(operationId));
  expect(writes.length).toBeGreaterThan(30);
  const answers = [];
  for (const each of writes) {
    const { status, body } = await client.call(each.method, pathOf(each, shop), { ...call, key: shop.key });
    answers.push([each.operationId, status, body.error]);
  }
  expect(answers).toEqual(writes.map(refused));
});

it('every write of the portal but a file refuses a field that it does not have', async () => {
  const { client } = started.portal;
  const shop = await Shop.open(started.service);
  const owner = await started.portal.user({ shop, role: 'owner' });
  const platformAdmin = await started.portal.user({ platformRole: 'platform_admin' });
  const writes = await writesOf(client);
  const files = writes.filter(takesFile);
  expect(files.map(({ operationId }) => operationId).toSorted()).toEqual(['importCustomers', 'saveMerchantLogo']);
  const others = writes.filter((each) => !takesFile(each));
  expect(others.length).toBeGreaterThan(50);
  const answers = [];
  for (const each of others) {
    const user = isPlatformRole(each['x-for']) ? platformAdmin : owner;
    const headers = { cookie: user.cookie };
    const { status, body } = await client.call(each.method, pathOf(each, shop), { ...call, headers });
    answers.push([each.operationId, status, body.error]);
  }
  expect(answers).toEqual(others.map(refused));
});
