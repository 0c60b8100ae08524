import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../support/harness/api-process.js';
import type { Answer } from '../../support/harness/client.js';
import { useService } from '../../support/harness/service.js';

const service = useService();
const site = '/docs/reference/';
const pages = readdirSync(path.join(repository, 'docs/reference'))
  .map((file) => path.basename(file, '.md'))
  .map((name) => (name === 'README' ? site : `${site}${name}`));

const get = (address: string): Promise<Answer> => service.now.client.send('GET', address, { undocumented: true });
const idsIn = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

/** The addresses that a page links to or loads, as a browser resolves them. */
const linksIn = (page: string, text: string): URL[] =>
  [...text.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = '']) => new URL(link, `http://localhost${page}`));

it.each(pages)('GET %s is a page that loads only a style sheet and an icon of its own address', async (page) => {
  const { status, headers, text } = await get(page);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  expect(text).not.toMatch(/<script|<style| style=| on[a-z]+=| src=/);
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

it('the first page links to all others, and the page of the operations links to it', async () => {
  const { text } = await get(site);
  const linked = linksIn(site, text).map(({ pathname }) => pathname);
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
  const { document } = await service.now.client.document();
  expect(document).toMatchObject({ externalDocs: { url: site } });
});

it.each([
  ['an unknown page', 'GET', `${site}unknown`, 404],
  ['a file outside of the folder', 'GET', `${site}..%2f..%2f.build.json`, 404],
  ['the address without the last slash', 'GET', '/docs/reference', 301],
  ['another method', 'POST', site, 405],
])('%s: %s %s is a %d', async (_, method, address, status) => {
  const answer = await service.now.client.send(method, address, { undocumented: true });
  expect(answer.status).toBe(status);
});
