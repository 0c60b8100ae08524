// Completes package-lock.json after `npm install`. A registry mirror may lack optional packages made for other
// platforms; npm then leaves them out of the lockfile, and `npm ci` refuses a lockfile without them. An entry that
// names version and platform is enough: npm skips it everywhere but there.
import fs from 'node:fs';

const file = process.argv[2] ?? 'package-lock.json';
// What a word of a package's name means in npm's own terms, where the two differ.
const systems = { windows: 'win32' };
const processors = { x86: 'ia32', armv7: 'arm', ppc64le: 'ppc64' };
const systemWords = /^(darwin|linux|win32|windows|android|freebsd|openbsd|netbsd|sunos|aix|openharmony)$/;
const processorWords = /^(x64|arm64|ia32|x86|arm|armv7|ppc64|ppc64le|s390x|riscv64|loong64|mips64el|wasm32)$/;

/** Where Node would find this package from there: beside it or in a folder above. */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Package names say their platform: `@swc/core-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split('/').pop().split(/[-_.]/);
  const systemWord = words.find((word) => systemWords.test(word));
  const processorWord = words.find((word) => processorWords.test(word));
  const system = systems[systemWord] ?? systemWord;
  const processor = processors[processorWord] ?? processorWord;
  const musl = words.some((word) => word.startsWith('musl'));
  const gnu = words.some((word) => word.startsWith('gnu'));
  return {
    ...(processor ? { cpu: [processor] } : {}),
    ...(system === 'linux' && (musl || gnu) ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
    optional: true,
    ...(system ? { os: [system] } : {}),
  };
}

const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const added = [];
for (const [from, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(lock.packages, from, name)) continue;
    lock.packages[`node_modules/${name}`] = { version: range.replace(/^[\^~>=v ]+/, ''), ...platformOf(name) };
    added.push(name);
  }
}
// The order that npm itself writes, so that its next change of the file stays small.
const byPath = ([one], [other]) => one.localeCompare(other, 'en');
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(byPath));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added to ${file}: ${added.join(', ')}.` : `${file} is complete.`);
