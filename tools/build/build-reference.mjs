// Builds the documentation to dist/docs where it has changed: the pages of docs/reference, and the operations of openapi.json. The API
// serves them.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole.mjs';

const pagesFolder = 'docs/reference';
const outFolder = 'dist/docs';
const markFile = 'dist/.reference.json';
const toolsFolder = 'tools/build/reference';
const clientFolder = 'clients/typescript/src/resources';
const singleFiles = ['tools/build/build-reference.mjs', 'package-lock.json', 'openapi.json', 'CHANGELOG.md'];
const assetsFolder = `${toolsFolder}/assets`;
const stylesFolder = `${toolsFolder}/styles`;
/** Joined in this order: a rule for a width comes after the rule that it changes. */
const styleOrder = ['page', 'navigation', 'text', 'operations', 'widths'];
const iconFile = 'apps/portal-web/public/mark.svg';

const filesOf = (folder) =>
  fs
    .readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => fs.statSync(file).isFile());

function fingerprint() {
  const hash = createHash('sha256');
  const files = [
    ...[pagesFolder, toolsFolder, assetsFolder, stylesFolder, clientFolder].flatMap(filesOf),
    ...singleFiles,
    iconFile,
  ];
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function isBuilt(wanted) {
  return (
    fs.existsSync(markFile) &&
    JSON.parse(fs.readFileSync(markFile, 'utf8')).sources === wanted &&
    fs.existsSync(outFolder)
  );
}

export async function buildReference() {
  const wanted = fingerprint();
  if (isBuilt(wanted)) return;
  // Loaded only when there is something to do.
  const { documentationFiles } = await import('./reference/pages.mjs');
  const document = JSON.parse(fs.readFileSync('openapi.json', 'utf8'));
  const files = documentationFiles(pagesFolder, document, fs.readFileSync('CHANGELOG.md', 'utf8'));
  fs.rmSync(outFolder, { recursive: true, force: true });
  for (const { name, text } of files) writeWhole(path.join(outFolder, name), text);
  for (const file of [...filesOf(assetsFolder), iconFile]) {
    writeWhole(path.join(outFolder, 'assets', path.basename(file)), fs.readFileSync(file, 'utf8'));
  }
  const styles = styleOrder.map((name) => fs.readFileSync(`${stylesFolder}/${name}.css`, 'utf8'));
  writeWhole(path.join(outFolder, 'assets', 'docs.css'), styles.join('\n'));
  writeWhole(markFile, JSON.stringify({ sources: wanted }));
}
