import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../support/harness/api-process.js';
import type { Answer } from '../../support/harness/client.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
const site = '/docs/reference/';
const reference = readdirSync(path.join(repository, 'docs/reference'))
  .map((file) => path.basename(file, '.md'))
  .map((name) => (name === 'README' ? site : `${site}${name}`));
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly requestBody?: { readonly content: { 'application/json': { readonly schema: { readonly $ref: string } } } };
  readonly responses: Readonly<Record<string, unknown>>;
}
const { paths, tags, components } = JSON.parse(readFileSync(path.join(repository, 'openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: readonly { readonly name: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, { readonly required?: readonly string[] }>> };
};
const ofOperations = tags.map(({ name }) => `/docs/api/${name.toLowerCase()}`);
const pages = ['/docs', ...reference, `${site}changes`, ...ofOperations];
const markdownOf = (page: string): string =>
  page === '/docs' ? '/docs/index.md' : `${page.replace(/\/$/, '/index')}.md`;

/** What links lead to, each asked for once: every page links to most of the others. */
const answers = new Map<string, Promise<Answer>>();
function get(address: string): Promise<Answer> {
  const answer = answers.get(address) ?? service.now.client.send('GET', address, { undocumented: true });
  answers.set(address, answer);
  return answer;
}
const idsIn = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

/** The addresses that a page links to or loads, as a browser resolves them. */
const linksIn = (page: string, text: string): URL[] =>
  [...text.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = '']) => new URL(link, `http://localhost${page}`));

it.each(pages)('GET %s is a page that loads only files of its own address', async (page) => {
  const { status, headers, text } = await get(page);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  const scripts = [...text.matchAll(/<script[^>]*>[^<]*/g)].map(String);
  expect(scripts).toEqual(['<script type="module" src="/docs/assets/docs.js">']);
  expect(text).not.toMatch(/<style| style="| on[a-z]+="| src="(?!\/docs\/)/);
  expect(text).toMatch(/<h1>[^<]+<\/h1>/);
});

it.each(pages)('every link of %s leads to a page, and to a heading that is on it', async (page) => {
  const { text } = await get(page);
  const links = linksIn(page, text).filter(({ host }) => host === 'localhost');
  expect(links.length).toBeGreaterThan(pages.length);
  for (const { pathname, hash } of links) {
    const target = await get(pathname);
    expect([pathname, target.status]).toEqual([pathname, 200]);
    if (hash !== '') expect(idsIn(target.text)).toContain(hash.slice(1));
  }
  expect(new Set(idsIn(text)).size).toBe(idsIn(text).length);
});

it('the first page links to all others, for people and for programs', async () => {
  const { text } = await get('/docs');
  const linked = linksIn('/docs', text).map(({ pathname }) => pathname);
  const others = pages.filter((page) => page !== site);
  expect(others.filter((page) => !linked.includes(page))).toEqual([]);
  const llms = await get('/llms.txt');
  expect(llms.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(others.filter((page) => page !== '/docs' && !llms.text.includes(`(${markdownOf(page)})`))).toEqual([]);
  const { document } = await service.now.client.document();
  expect(document).toMatchObject({ externalDocs: { url: site } });
});

it.each(pages)('%s is there as Markdown too', async (page) => {
  const { status, headers, text } = await get(markdownOf(page));
  expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(text).toMatch(/^# /);
  const links = [...text.matchAll(/\]\(([\w-]+[.]md)/g)].map(([, file = '']) => file);
  for (const file of new Set(links)) expect([file, (await get(`/docs/reference/${file}`)).status]).toEqual([file, 200]);
});

const operations = Object.entries(paths).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), route, ...operation })),
);

/** The section of each operation in Markdown. */
async function markdownSections(): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(ofOperations.map(async (page) => (await get(markdownOf(page))).text));
  const sections = texts.flatMap((text) => text.split(/^## /m).slice(1));
  return new Map(sections.map((section) => [/^`(.*)`$/m.exec(section)?.[1] ?? '', section]));
}

it('in Markdown too a field of a body is required where the operation requires it', async () => {
  const sections = await markdownSections();
  expect(sections.size).toBe(operations.length);
  for (const { method, route, requestBody } of operations) {
    const name = requestBody?.content['application/json'].schema.$ref.split('/').at(-1) ?? '';
    const section = sections.get(`${method} ${route}`) ?? '';
    const marked = [...section.matchAll(/^\| `(\w+)` \| body \| yes \|/gm)].map(([, field]) => field);
    expect([route, new Set(marked)]).toEqual([route, new Set(components.schemas[name]?.required)]);
  }
});

it('every operation is shown with its code in curl and TypeScript, and a form for test calls', async () => {
  const texts = await Promise.all(ofOperations.map(async (page) => (await get(page)).text));
  const sections = texts.flatMap((text) => text.split('<section class="operation"').slice(1));
  expect(sections).toHaveLength(operations.length);
  for (const { method, route, operationId } of operations) {
    const section = sections.find((each) => each.includes(`<h2 id="${operationId}">`)) ?? '';
    expect(section).toContain(`<form data-method="${method}" data-route="${route}"`);
    expect([operationId, [...section.matchAll(/data-tab="(\w+)"/g)].map(([, tab]) => tab)]).toEqual([
      operationId,
      ['curl', 'TypeScript'],
    ]);
  }
});

it.each(['/%64ocs', '/docs/%72eference/', '/llms%2etxt'])(
  '%s is protected as it is under its own name',
  async (address) => {
    const { status, headers } = await service.now.client.send('GET', address, { undocumented: true });
    expect([status, headers['x-frame-options']]).toEqual([200, 'DENY']);
  },
);

it.each([
  ['an unknown page', 'GET', `${site}unknown`, 404],
  ['a file outside of the folder', 'GET', `${site}..%2f..%2f.build.json`, 404],
  ['the address without the last slash', 'GET', '/docs/reference', 301],
  ['another method', 'POST', site, 405],
])('%s: %s %s is a %d', async (_, method, address, status) => {
  const answer = await service.now.client.send(method, address, { undocumented: true });
  expect(answer.status).toBe(status);
});

it('the code that is shown for a list reads it, and that of a required parameter names it', async () => {
  const sections = await markdownSections();
  const ofLists = [...sections].filter(([, section]) => /^ {2}"pagination": \{/m.test(section));
  expect(ofLists.length).toBeGreaterThan(10);
  for (const [, section] of ofLists) expect(section).toMatch(/^for await \(const each of client\.\w+\.\w+\(/m);
  expect(sections.get('GET /v1/public/vouchers/lookup')).toContain('/v1/public/vouchers/lookup?code=');
});
