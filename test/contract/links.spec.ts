import { readFileSync } from 'node:fs';
import path from 'node:path';
import { citationsIn, filesBelow, headingsOf, isCode, type Link, linksIn } from './links.js';

const root = path.join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const problems = (file: string, links: readonly Link[]): string[] =>
  links.flatMap(({ target, problem }) => (problem ? [`${file}: ${target}: ${problem}`] : []));

const sources = ['apps', 'libs', 'test', 'tools', 'bench', 'clients', 'jest'].flatMap((place) =>
  filesBelow(root, place),
);
// These two files name pages that are not there.
const cited = sources.filter((file) => isCode(file) && !file.startsWith('test/contract/links.'));
const pages = [
  ...filesBelow(root, 'docs'),
  ...sources,
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
].filter((file) => file.endsWith('.md'));

it('every page, heading and decision that code or a page cites is there', () => {
  const found = [...cited, ...pages].map((file) => ({ file, links: citationsIn(root, textOf(file)) }));
  expect(found.flatMap(({ links }) => links).length).toBeGreaterThan(20);
  expect(found.flatMap(({ file, links }) => problems(file, links))).toEqual([]);
});

it('every link between the pages leads to a file and a heading', () => {
  const found = pages.map((file) => ({ file, links: linksIn(root, file, textOf(file)) }));
  expect(found.flatMap(({ links }) => links).length).toBeGreaterThan(100);
  expect(found.flatMap(({ file, links }) => problems(file, links))).toEqual([]);
});

it('every function that a page names is in the code', () => {
  const words = new Set(sources.filter(isCode).flatMap((file) => textOf(file).match(/\w+/g) ?? []));
  const named = pages.flatMap((file) =>
    [...textOf(file).matchAll(/`(\w+)\(\)`/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !words.has(name))).toEqual([]);
});

it.each([
  ['// (docs/reference/orders.md#awards)', []],
  ['// (docs/reference/orders.md#nothing)', ['there is no such heading']],
  ['// (docs/reference/nothing.md)', ['there is no such file']],
  ['// (orders.md, Awards)', ['there is no such file']],
  ['// (README.md)', []],
  ['// (docs/decisions/0027 and 9999)', ['there is no such decision']],
  ['// (docs/decisions/0027)', []],
  ['// (docs/decisions/9999)', ['there is no such decision']],
])('a citation is followed: %s', (text, expected) => {
  const found = citationsIn(root, text);
  expect(found).not.toEqual([]);
  expect(found.flatMap(({ problem }) => problem ?? [])).toEqual(expected);
});

it.each([
  ['[a](orders.md#awards)', []],
  ['[a](#awards)', []],
  ['[a](#nothing)', ['there is no such heading']],
  ['[a](../nothing.md)', ['there is no such file']],
])('a link is followed: %s', (text, expected) =>
  expect(linksIn(root, 'docs/reference/orders.md', text).flatMap(({ problem }) => problem ?? [])).toEqual(expected),
);

it('text in code is no link, and an external address is not followed', () =>
  expect(linksIn(root, 'README.md', '`[a](b)` [c](https://example.com)\n```\n[d](e)\n```\n')).toEqual([]));

it.each([
  ['## Give stamps', 'give-stamps'],
  ['### `status`, by precedence', 'status-by-precedence'],
  ['## Where do I put …?', 'where-do-i-put-'],
  ["## An operator's commands", 'an-operators-commands'],
  ['# A\n## A', 'a-1'],
])('the heading %j has its anchor', (text, anchor) => expect([...headingsOf(text)]).toContain(anchor));
