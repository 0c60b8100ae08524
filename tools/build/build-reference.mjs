// Builds the documentation to dist/docs where it has changed: the pages of docs/reference, and the operations of openapi.json. The API
// serves them.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole.mjs';

const PAGES = 'docs/reference';
const OUT = 'dist/docs';
const MARK = 'dist/.reference.json';
const TOOLS = 'tools/build/reference';
const CLIENT = 'clients/typescript/src/resources';
const SINGLE = ['tools/build/build-reference.mjs', 'package-lock.json', 'openapi.json', 'CHANGELOG.md'];
const ASSETS = `${TOOLS}/assets`;
const STYLES = `${TOOLS}/styles`;
/** Joined in this order: a rule for a width comes after the rule that it changes. */
const STYLE_ORDER = ['page', 'navigation', 'text', 'operations', 'widths'];
const ICON = 'apps/portal-web/public/mark.svg';

const filesOf = (folder) =>
  fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => fs.statSync(file).isFile());

function fingerprint() {
  const hash = createHash('sha256');
  const files = [...[PAGES, TOOLS, ASSETS, STYLES, CLIENT].flatMap(filesOf), ...SINGLE, ICON];
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
  const { documentationFiles } = await import('./reference/pages.mjs');
  const document = JSON.parse(fs.readFileSync('openapi.json', 'utf8'));
  const files = documentationFiles(PAGES, document, fs.readFileSync('CHANGELOG.md', 'utf8'));
  fs.rmSync(OUT, { recursive: true, force: true });
  for (const { name, text } of files) writeWhole(path.join(OUT, name), text);
  for (const file of [...filesOf(ASSETS), ICON]) {
    writeWhole(path.join(OUT, 'assets', path.basename(file)), fs.readFileSync(file, 'utf8'));
  }
  const styles = STYLE_ORDER.map((name) => fs.readFileSync(`${STYLES}/${name}.css`, 'utf8'));
  writeWhole(path.join(OUT, 'assets', 'docs.css'), styles.join('\n'));
  writeWhole(MARK, JSON.stringify({ sources: wanted }));
}
