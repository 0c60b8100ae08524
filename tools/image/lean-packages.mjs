// Removes from node_modules what no process of the image reads: run in the image's build, after `npm prune --omit=dev`.
// `npm run image:check` shows that nothing needed is among it: it starts every process and prints a voucher.
import fs from 'node:fs';
import path from 'node:path';

const packagesFolder = 'node_modules';

/** Types, the maps of minified code, and pages to read. Licences stay: they have to go with the code. */
const unreadFile = /(\.map|\.d\.[cm]?ts|\.md)$/i;
const licence = /(licen[cs]e|notice|copying)[^/]*$/i;

/** Installed as peers: a compiler, and the pages of sign-in libraries that we do not use. */
const unreadPackages = ['typescript', 'react', 'react-dom', 'scheduler', '@types'];

/** The browser of `npm start`. The image has Debian's, with its security updates; the font beside it is used. */
const unreadParts = ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br'].map(
  (name) => `@sparticuz/chromium/bin/${name}`,
);

/** Builds of packages for browsers and bundlers, which Node.js does not load. */
const otherBuilds = [
  'typeorm/browser',
  ...['src', 'dist/bundles', 'dist/esm', 'dist/esm5'].map((name) => `rxjs/${name}`),
];

/** PDFs use two weights of each font, as WOFF2. Of the emoji font they use the WOFF, whose colours Chromium can draw. */
const printedFont = /-(400|600)-normal\.woff2$/;
const printedEmoji = /-400-normal\.woff$/;

const isUnreadFont = (file) => {
  const [, family] = /@fontsource\/([^/]+)\/(files\/.+|.*\.(css|scss))$/.exec(file) ?? [];
  return family !== undefined && !(family === 'noto-color-emoji' ? printedEmoji : printedFont).test(file);
};

function* filesUnder(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(file);
    else if (entry.isFile()) yield file;
  }
}

for (const name of [...unreadPackages, ...unreadParts, ...otherBuilds]) {
  fs.rmSync(path.join(packagesFolder, name), { recursive: true, force: true });
}
let [files, bytes] = [0, 0];
for (const file of filesUnder(packagesFolder)) {
  if (!(unreadFile.test(file) && !licence.test(file)) && !isUnreadFont(file)) continue;
  files += 1;
  bytes += fs.statSync(file).size;
  fs.rmSync(file);
}
// `npm prune` leaves the folders of scopes whose packages are gone.
for (const name of fs.readdirSync(packagesFolder)) {
  const folder = path.join(packagesFolder, name);
  if (name.startsWith('@') && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}
console.log(
  `Removed ${files} files of ${Math.round(bytes / 1e6)} MB that are not read, and ${unreadPackages.length} packages.`,
);
