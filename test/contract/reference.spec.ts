import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Documented {
  readonly operationId: string;
  readonly description: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { examples?: object }>> }>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>> };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/reference');
const document = JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8')) as OpenApi;

/** The parts of all pages that stand under a second heading, with the page that each is of. */
const sections = readdirSync(folder).flatMap((name) => {
  const page = readFileSync(path.join(folder, name), 'utf8');
  return page.split(/^(?=## )/m).map((text) => ({ page, text }));
});

const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${route}`, operation })),
);

/** Reasons that every write, or every operation, can be refused for stand on pages of their own. */
const shared =
  /^(?:(?:api_key|address|scope|rate|concurrency|internal|database|outcome|idempotency|body|content)_\w+|duplicate_key|(?:missing|invalid|unknown)_field)$/;

const reasonsOf = ({ responses }: Documented): string[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { content }]) => Object.keys(content?.['application/json']?.examples ?? {}))
    .filter((reason) => !shared.test(reason));

it('there are operations to look for', () => expect(operations.length).toBeGreaterThan(30));

describe.each(operations)('$name', ({ name, operation }) => {
  const named = sections.filter(({ text }) => text.replaceAll(/\?\w+=…/g, '').includes(`\`${name}\``));

  it('has a section of its own', () => expect(named).not.toEqual([]));

  it('is described with its scopes', () => {
    const [, line = ''] = /\*\*Scope:\*\* (.*)$/m.exec(operation.description) ?? [];
    const scopes = [...line.matchAll(/`([a-z]+:[a-z]+)`/g)].map(([, scope = '']) => scope);
    const missing = scopes.filter((scope) => !named.some(({ text }) => text.includes(`\`${scope}\``)));
    expect(missing).toEqual([]);
  });

  it('is described with its fields', () => {
    const [, schema] = operation.requestBody?.content['application/json']?.schema.$ref.split('schemas/') ?? [];
    const fields = Object.keys((schema && document.components.schemas[schema]?.properties) || {});
    expect(fields.filter((field) => !named.some(({ page }) => page.includes(`\`${field}\``)))).toEqual([]);
  });

  it('is described with the reasons that it is refused for', () => {
    expect(reasonsOf(operation).filter((reason) => !named.some(({ page }) => page.includes(`\`${reason}\``)))).toEqual(
      [],
    );
  });
});
