// Simulates a machine with nothing but Node.js and npm: a copy of the sources without anything that is ignored,
// a home folder of its own with a cold npm cache, and a PATH that leads to a handful of programs.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const basics = [
  'node',
  'npm',
  'sh',
  'env',
  'uname',
  'cat',
  'ls',
  'cp',
  'mv',
  'rm',
  'mkdir',
  'chmod',
  'chown',
  'ln',
  'sed',
  'grep',
  'id',
  'sleep',
  'true',
  'dirname',
  'basename',
  'head',
  'tail',
  'tr',
  'cut',
  'sort',
  'unshare',
  'setpriv',
];
/** The settings by which this machine reaches its npm registry stay as they are. */
const networkSettings =
  /^((https?|no)_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|npm_config_(.*registry|cafile|.*proxy))$/i;

export function makeMachine(account) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-machine-'));
  fs.chmodSync(folder, 0o711);
  const machine = {
    account,
    folder,
    clone: path.join(folder, 'clone'),
    home: path.join(folder, 'home'),
    dataDir: path.join(folder, 'data'),
    programs: path.join(folder, 'bin'),
  };
  fs.mkdirSync(machine.programs);
  fs.mkdirSync(machine.home);
  linkPrograms(machine.programs);
  copySources(machine.clone);
  // The account creates its data folder itself, so the parent folder must be writable.
  fs.mkdirSync(machine.dataDir);
  if (account.uid !== undefined)
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, machine.clone, machine.home, machine.dataDir]);
  return machine;
}

function linkPrograms(programs) {
  for (const name of basics) {
    const found = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
    const program = found.find((file) => fs.existsSync(file));
    if (program) fs.symlinkSync(fs.realpathSync(program), path.join(programs, name));
  }
}

/** What a clone would hold, and what is about to be committed. */
function copySources(clone) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  for (const file of list.toString().split('\0').filter(Boolean)) {
    const from = path.join(root, file);
    const to = path.join(clone, file);
    if (!fs.existsSync(from)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(from, to);
  }
}

function environment(machine, port) {
  const network = Object.entries(process.env).filter(([name]) => networkSettings.test(name));
  return {
    ...Object.fromEntries(network),
    PATH: machine.programs,
    HOME: machine.home,
    DATA_DIR: machine.dataDir,
    PORT: String(port),
    PORTAL_PORT: String(machine.portalPort),
  };
}

/** Runs npm on the machine, in a process group of its own as a terminal does, and collects what it prints. */
export function runNpm(machine, port, args) {
  const { uid, gid } = machine.account;
  const child = spawn(path.join(machine.programs, 'npm'), args, {
    cwd: machine.clone,
    env: environment(machine, port),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(uid === undefined ? {} : { uid, gid }),
  });
  const run = { child, output: '', hasEnded: false };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (run.output += chunk));
  run.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? code));
  }).finally(() => (run.hasEnded = true));
  return run;
}

/** Sends SIGINT to every process of the group, like Ctrl-C in a terminal. */
export const pressCtrlC = (run) => process.kill(-run.child.pid, 'SIGINT');

/** Every process that works in the machine's folder or was started from it. */
export function processesOf(machine) {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.flatMap((pid) => {
    const place = [() => fs.readlinkSync(`/proc/${pid}/cwd`), () => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
    const texts = place.map(readOrNothing);
    return texts.some((text) => text.includes(machine.folder)) ? [{ pid: Number(pid), command: texts[1] }] : [];
  });
}

function readOrNothing(read) {
  try {
    return read();
  } catch {
    return ''; // It has just ended, or is a zombie.
  }
}

/** Ends what is left of this machine (nothing else can be in its folder) and removes it. */
export function removeMachine(machine) {
  for (const { pid } of processesOf(machine)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  fs.rmSync(machine.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
