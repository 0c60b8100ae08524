// Jest runs everything as CommonJS here: on Node 20 it can't require an ES module, and several of our packages are
// published as nothing else. So our TypeScript and every ES-module package are turned into CommonJS on the way in.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const commonJs = { module: { type: 'commonjs', ignoreDynamic: false }, swcrc: false, configFile: false };
const typescript = {
  ...commonJs,
  sourceMaps: 'inline',
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, hidden: { jest: true } },
    target: 'es2022',
    keepClassNames: true,
  },
};
const tsx = {
  ...typescript,
  jsc: {
    ...typescript.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
  },
};
const javascript = {
  ...commonJs,
  sourceMaps: false,
  jsc: { parser: { syntax: 'ecmascript' }, target: 'es2022' },
};

const toolchain = createHash('sha256')
  .update(fs.readFileSync(__filename))
  .update(require('@swc/core/package.json').version)
  .digest('hex');

const folderIsEsm = new Map();

/** Whether a `.js` file of this folder is an ES module: the nearest package.json says so. */
function isEsmFolder(folder) {
  if (!folderIsEsm.has(folder)) folderIsEsm.set(folder, readIsEsm(folder));
  return folderIsEsm.get(folder);
}

function readIsEsm(folder) {
  const manifest = path.join(folder, 'package.json');
  if (fs.existsSync(manifest)) return JSON.parse(fs.readFileSync(manifest, 'utf8')).type === 'module';
  const parent = path.dirname(folder);
  return parent !== folder && isEsmFolder(parent);
}

function isEsm(file) {
  if (file.endsWith('.mjs')) return true;
  return !file.endsWith('.cjs') && isEsmFolder(path.dirname(file));
}

module.exports = {
  getCacheKey: (source, file) => createHash('sha256').update(toolchain).update(file).update(source).digest('hex'),
  process(source, file) {
    if (file.endsWith('.tsx')) return transformSync(source, { ...tsx, filename: file });
    if (file.endsWith('.ts')) return transformSync(source, { ...typescript, filename: file });
    if (isEsm(file)) return transformSync(source, { ...javascript, filename: file });
    return { code: source };
  },
};
