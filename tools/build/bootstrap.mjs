// Runs before every command of a fresh clone, so it uses nothing but Node itself: checks the version of Node and
// installs what package-lock.json says, when that hasn't been done yet or has changed. Otherwise it is done in an
// instant. With --accept it takes the node_modules of a finished `npm install` as they are.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './lock.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const stampFile = path.join(root, 'node_modules', '.installed');
// Outside of node_modules, which `npm ci` deletes.
const lockFile = path.join(root, '.cache', 'install.lock');
const npmArguments = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (isSupported) return;
  console.error(
    `This project runs on Node.js 20.19 or later, 22.12 or later, or 24; this is Node.js ${process.versions.node}.`,
  );
  console.error('What to do: install a newer Node.js (the current LTS is best) and run the same command again.');
  process.exit(1);
}

/** What the installed packages depend on: the lockfile, and the machine that native packages were chosen for. */
function wantedStamp() {
  const machine = `${process.platform} ${process.arch} ${process.versions.modules}`;
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(machine)
    .digest('hex');
}

function isInstalled(wanted) {
  try {
    return fs.readFileSync(stampFile, 'utf8') === wanted;
  } catch {
    return false;
  }
}

/** Written last and atomically, so that an interrupted install never counts as complete. */
function writeStamp(wanted) {
  const unfinished = `${stampFile}.${process.pid}.tmp`;
  fs.writeFileSync(unfinished, wanted);
  fs.renameSync(unfinished, stampFile);
}

// --- The install -----------------------------------------------------------------------------------------------------

/** Settings of the outer npm or of the shell that would leave out packages or install them elsewhere. */
function installEnv() {
  const unwanted =
    /^(npm_config_(include|omit|only|also|production|dev|global|location|dry_run|package_lock.*)|node_env)$/i;
  const env = { ...process.env, SCARF_ANALYTICS: 'false', PUPPETEER_SKIP_DOWNLOAD: 'true' };
  for (const name of Object.keys(env)) if (unwanted.test(name)) delete env[name];
  return env;
}

/** Where npm has no terminal to draw its progress on, says that work goes on. */
function showProgress(started) {
  return setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    if (!process.stderr.isTTY) console.log(`  still installing, ${seconds} s`);
  }, 10_000);
}

async function install(wanted) {
  const started = Date.now();
  console.log('Installing the dependencies (about half a minute, only when they have changed) ...');
  // First of all: an interrupted `npm ci` can leave an old stamp beside half of the packages.
  fs.rmSync(stampFile, { force: true });
  const progress = showProgress(started);
  try {
    await runNpmTwiceAtMost();
  } finally {
    clearInterval(progress);
  }
  writeStamp(wanted);
  console.log(`Dependencies ready in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function runNpmTwiceAtMost() {
  let problem = await runNpm();
  if (problem?.startsWith('ended')) {
    // npm gives up when a download stops halfway. What it has downloaded is kept.
    console.log(`npm ci ${problem}. Trying once more ...`);
    problem = await runNpm();
  }
  if (problem) throw new Error(describeFailure(problem));
}

/** Gives what went wrong; undefined if nothing did. Throws where this command was stopped meanwhile. */
async function runNpm() {
  const isWindows = process.platform === 'win32';
  const npm = spawn('npm', npmArguments, { cwd: root, env: installEnv(), stdio: 'inherit', shell: isWindows });
  // It may outlive this process, and no other install may run at the same time.
  fs.writeFileSync(lockFile, `${npm.pid}`);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    // The next install starts from the beginning in any case.
    npm.kill('SIGKILL');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const problem = await endOf(npm);
  for (const signal of signals) process.off(signal, stop);
  if (isStopped) throw new Error('The install was interrupted. The same command begins it again.');
  return problem;
}

async function endOf(child) {
  try {
    const [code, signal] = await once(child, 'close');
    return code === 0 ? undefined : `ended with ${signal ?? code}`;
  } catch (error) {
    return error.message;
  }
}

function describeFailure(problem) {
  return [
    '',
    'The dependencies could not be installed.',
    `Tried: npm ${npmArguments.join(' ')} (in ${root}): it ${problem}; its own messages are above.`,
    'What to do: check that the npm registry can be reached (npm ping; behind a proxy: npm config set https-proxy ...)',
    'and that there is 1 GB of free disk space, then run the same command again: it goes on from here.',
  ].join('\n');
}

async function bootstrap() {
  checkNodeVersion();
  const wanted = wantedStamp();
  if (process.argv.includes('--accept')) return writeStamp(wanted);
  if (isInstalled(wanted)) return undefined;
  const waiting = 'Another command is installing the dependencies: waiting for it.';
  return oneAtATime({ file: lockFile, waiting, isDone: () => isInstalled(wanted) }, () => install(wanted));
}

bootstrap().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
