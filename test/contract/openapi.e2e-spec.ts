import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../support/harness/api-process.js';
import { type Answer, checkShape } from '../support/harness/client.js';
import type { OpenApiDocument } from '../support/harness/contract.js';
import { useService } from '../support/harness/service.js';
import { scopes } from '#domain/keys/api-key.js';

const service = useService();

const committed = (): OpenApiDocument =>
  JSON.parse(readFileSync(path.join(repository, 'openapi.json'), 'utf8')) as OpenApiDocument;
const committedPortal = (): string => readFileSync(path.join(repository, 'openapi-portal.json'), 'utf8');
const document = async (): Promise<OpenApiDocument> => (await service.now.client.document()).document;
const withoutServers = ({ servers: _servers, ...rest }: OpenApiDocument): object => rest;

const operations = Object.entries(committed().paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ route, method: method.toUpperCase(), operation })),
);
const named = operations.map((each) => [`${each.method} ${each.route}`, each] as const);

it('the committed openapi.json is what the process serves', async () => {
  expect(withoutServers(await document())).toEqual(withoutServers(committed()));
});

it('the document names the version, one server and the operations once each', async () => {
  const served = await document();
  expect(served.openapi).toMatch(/^3\.1\./);
  expect(served.servers).toHaveLength(1);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(operations.length).toBeGreaterThan(13);
});

it("the portal's document knows no figures of a limit, which its answers do not have", () => {
  expect(committedPortal()).toContain('Retry-After');
  expect(committedPortal()).not.toContain('RateLimit-');
});

it('/docs shows the documentation, and names no other host', async () => {
  const { status, text } = await service.now.client.send('GET', '/docs', {});
  expect(status).toBe(200);
  expect(text.match(/(?:src|href)="https?:/g)).toBeNull();
});

describe.each(named)('%s', (_, { method, route, operation }) => {
  const statuses = Object.entries(operation.responses);
  const filled = route.replace(/\{[^}]*\}/g, 'x');

  it('has a summary, a description with its scope, and asks for a key', () => {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.description).toMatch(/\*\*Scope:\*\* (none; any valid key|`[a-z]+:[a-z]+`)/);
    const mentioned = [...(operation.description ?? '').matchAll(/`([a-z]+:[a-z]+)`/g)].map(([, scope]) => scope);
    expect(mentioned.filter((scope) => !scopes.includes(scope as 'orders:read'))).toEqual([]);
    expect(operation.security).toEqual([{ apiKey: [] }]);
  });

  it('has one success, and every error that it can return', () => {
    const all = statuses.map(([status]) => Number(status));
    // A return that was made before is answered with 200.
    expect(all.filter((status) => status < 400)).toHaveLength(operation.operationId === 'returnOrder' ? 2 : 1);
    const always = [401, 429, 500, 503];
    const isOnce = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
    const ofWrite = [...(method === 'POST' ? [400, 403, 413] : []), ...(isOnce ? [409] : [])];
    expect(all).toEqual(expect.arrayContaining([...always, ...ofWrite]));
  });

  it('says that every answer after the check of the key has the figures of a limit', () => {
    const limited = statuses.filter(([, { headers }]) => headers && 'RateLimit-Remaining' in headers);
    const expected = statuses.filter(([status]) => status !== '401');
    expect(limited.map(([status]) => status)).toEqual(expected.map(([status]) => status));
  });

  it('says which answers may be a replay: those of the statuses that are stored', () => {
    const replayable = statuses.filter(([, { headers }]) => headers && 'Idempotent-Replayed' in headers);
    const isOnce = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
    const isStored = (status: string) => status.startsWith('2') || status === '400' || status === '404';
    const stored = isOnce ? statuses.filter(([status]) => isStored(status)) : [];
    expect(replayable.map(([status]) => status)).toEqual(stored.map(([status]) => status));
  });

  it('says that every answer of a deprecated operation names what replaces it', () => {
    const announced = statuses.filter(([, { headers }]) => headers && 'Deprecation' in headers && 'Link' in headers);
    expect(announced).toEqual(operation.deprecated ? statuses : []);
  });

  it.each(statuses)('%s: its examples are what it says', async (status) => {
    const json = operation.responses[status]?.content?.['application/json'];
    if (!json) {
      expect(operation.responses[status]?.content).toHaveProperty('application/pdf');
      return;
    }
    const examples = Object.entries(json.examples ?? {});
    expect(examples.length).toBeGreaterThan(0);
    const contract = await service.now.client.document();
    for (const [, { value }] of examples) {
      const answer = {
        status: Number(status),
        headers: { 'x-request-id': 'x', 'content-type': 'application/json; charset=utf-8' },
        text: JSON.stringify(value),
        body: value,
      } as unknown as Answer;
      if (Number(status) !== 500) checkShape(method, answer);
      contract.check(method, filled, answer);
    }
  });
});
