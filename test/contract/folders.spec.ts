import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './links.js';

const root = path.join(import.meta.dirname, '../..');
const maxFiles = 25;

it(`no folder has more than ${maxFiles} files`, () => {
  const places = ['apps', 'libs', 'test', 'tools', 'bench', 'clients', 'docs', 'jest'];
  const folders = places.flatMap((place) => filesBelow(root, place)).map((file) => path.dirname(file));
  const counts = new Map<string, number>();
  for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > maxFiles)).toEqual([]);
});

it('the page of the architecture has every folder of each layer', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const namesIn = (text: string): string[] => [...text.matchAll(/`([\w-]+)[`/]/g)].map(([, name = '']) => name);
  const [, subjects = ''] = /^A subject has one plural name([^]*?)Beside the\s+subjects/m.exec(page) ?? [];
  const rows = [...page.matchAll(/^\| `((?:apps|libs)\/[\w-]+\/src)` \| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(8);
  for (const [, layer = '', named = ''] of rows) {
    const folders = readdirSync(path.join(root, layer), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const known = namesIn(subjects + named);
    expect([layer, folders.map(({ name }) => name).filter((name) => !known.includes(name))]).toEqual([layer, []]);
    const gone = namesIn(named).filter((name) => !folders.some((folder) => folder.name === name));
    expect([layer, gone]).toEqual([layer, []]);
  }
});
