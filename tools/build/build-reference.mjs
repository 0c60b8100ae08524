// Builds the pages of docs/reference to dist/docs/reference as HTML, where they have changed. The API serves them.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole.mjs';

const PAGES = 'docs/reference';
const OUT = 'dist/docs/reference';
const MARK = 'dist/.reference.json';
const TOOLS = 'tools/build/reference';

const filesOf = (folder) => fs.readdirSync(folder).map((name) => path.join(folder, name));

function fingerprint() {
  const hash = createHash('sha256');
  const files = [...filesOf(PAGES), ...filesOf(TOOLS), 'tools/build/build-reference.mjs', 'package-lock.json'];
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function isBuilt(wanted) {
  return fs.existsSync(MARK) && JSON.parse(fs.readFileSync(MARK, 'utf8')).sources === wanted && fs.existsSync(OUT);
}

export async function buildReference() {
  const wanted = fingerprint();
  if (isBuilt(wanted)) return;
  // Loaded only when there is something to do.
  const { referencePages } = await import('./reference/pages.mjs');
  const pages = await referencePages(PAGES);
  fs.rmSync(OUT, { recursive: true, force: true });
  for (const { name, html } of pages) writeWhole(path.join(OUT, `${name}.html`), html);
  writeWhole(path.join(OUT, 'reference.css'), fs.readFileSync(path.join(TOOLS, 'reference.css'), 'utf8'));
  writeWhole(MARK, JSON.stringify({ sources: wanted }));
}
