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
