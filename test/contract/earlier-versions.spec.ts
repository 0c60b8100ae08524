import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, isCode } from './links.js';

const root = path.join(import.meta.dirname, '../..');

const citation = /docs\/decisions\/(?:\d{4} and )?0093/;
const speaks = /\b(?:earlier|former|old|older|previous) versions?\b|\bversions? (?:before|without)\b/i;

/** The comments of a file that speak of an earlier version, where the file does not cite the decision. */
function unmarked(text: string): string[] {
  if (citation.test(text)) return [];
  const comments = text.match(/\/\*\*?[^]*?\*\/|(?:^\s*\/\/.*\n)+|\/\/.*/gm) ?? [];
  return comments.map((comment) => comment.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')).filter((one) => speaks.test(one));
}

const sources = ['apps', 'libs'].flatMap((place) => filesBelow(root, place));
const judged = sources.filter((file) => isCode(file) && !/\.spec\.tsx?$|\/migrations\//.test(file));

it('code that is there for earlier versions alone cites decision 93, which lists what they left', () => {
  const found = judged.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  expect(found.filter(({ text }) => citation.test(text)).length).toBeGreaterThan(20);
  expect(found.flatMap(({ file, text }) => unmarked(text).map((comment) => `${file}: ${comment}`))).toEqual([]);
});

it.each([
  ['// The version before stores it there.\nconst a = 1;', 1],
  ['/**\n * Only an entry of the version\n * before has it.\n */', 1],
  ['const a = 1; // of a version without lots', 1],
  ['// An earlier version stored it there. (docs/decisions/0093)', 0],
  ['/** Of an earlier version. (docs/decisions/0075 and 0093) */', 0],
  ["const text = 'the version before';", 0],
])('%j has %d unmarked comments', (text, count) => expect(unmarked(text)).toHaveLength(count));
