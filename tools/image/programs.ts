import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Building takes minutes, and prints much. */
const maxOutput = 64 * 1024 * 1024;

export interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end; an error names the program and holds the last lines that it printed. */
export async function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<Output> {
  const { env = process.env, cwd, minutes = 2 } = options;
  try {
    return await execute(file, args, { env, cwd, timeout: minutes * 60_000, maxBuffer: maxOutput });
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & Partial<Output>;
    const lines = `${stdout}\n${stderr}`.trim().split('\n').slice(-25).join('\n');
    throw new Error(`${path.basename(file)} ${args[0]} failed: ${lines || message}`, { cause: error });
  }
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly minutes?: number;
}

/** What builds images without a container engine. */
export interface ImagePrograms {
  readonly buildah: (args: readonly string[], minutes?: number) => Promise<string>;
  /** Makes the root folder of a Debian. */
  readonly debootstrap: (args: readonly string[]) => Promise<void>;
  readonly from: string;
}

/** buildah's own packages, and the libraries that a small Debian lacks. */
const packages = [
  'buildah',
  'golang-github-containers-common',
  'golang-github-containers-image',
  'debootstrap',
  'libgpgme11',
  'libassuan0',
  'libgpg-error0',
  'libdevmapper1.02.1',
  'libseccomp2',
];

/**
 * The programs that are installed, else Debian's packages, unpacked below `cache` and not installed. Throws an error
 * that says what to do where neither works. Images and containers stay below `cache`: nothing of the machine's own store
 * of images is read or changed.
 */
export async function findPrograms(cache: string): Promise<ImagePrograms> {
  refuseOtherMachines();
  const root = (await areInstalled()) ? '/' : await unpacked(path.join(cache, 'programs'));
  const env = root === '/' ? process.env : { ...process.env, ...environmentOf(root) };
  const store = [
    '--root',
    path.join(cache, 'storage'),
    '--runroot',
    path.join(cache, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const policy = path.join(cache, 'policy.json');
  fs.writeFileSync(policy, '{"default":[{"type":"insecureAcceptAnything"}]}');
  return {
    buildah: async ([command = '', ...args], minutes) => {
      const trust = ['from', 'commit', 'build'].includes(command) ? ['--signature-policy', policy] : [];
      const all = [...store, command, ...trust, ...args];
      return (await run(path.join(root, 'usr/bin/buildah'), all, { env, minutes })).stdout.trim();
    },
    debootstrap: async (args) => {
      // It mounts /proc in the new root: in a namespace of its own, so that nothing stays mounted however it ends.
      const program = path.join(root, 'usr/sbin/debootstrap');
      await run('unshare', ['--mount', '--', 'sh', program, ...args], { env, minutes: 20 });
    },
    from: root === '/' ? 'installed' : `Debian's packages in ${root}`,
  };
}

function refuseOtherMachines(): void {
  if (process.platform === 'linux' && process.arch === 'x64' && process.getuid?.() === 0) return;
  throw new Error(
    'The image is checked on Linux on x64, as root: it is run in a root folder of its own.\n' +
      'What to do: run the same command as root, or build the image with Docker: docker compose build',
  );
}

const areInstalled = (): Promise<boolean> =>
  Promise.all([run('/usr/bin/buildah', ['--version']), run('/usr/sbin/debootstrap', ['--version'])]).then(
    () => true,
    () => false,
  );

const environmentOf = (root: string) => ({
  LD_LIBRARY_PATH: ['usr/lib', 'lib'].map((folder) => path.join(root, folder, 'x86_64-linux-gnu')).join(':'),
  DEBOOTSTRAP_DIR: path.join(root, 'usr/share/debootstrap'),
});

async function unpacked(folder: string): Promise<string> {
  if (fs.existsSync(folder)) return folder;
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-image-'));
  try {
    for (const name of ['lists/partial', 'archives/partial', 'packages', 'root']) {
      fs.mkdirSync(path.join(work, name), { recursive: true });
    }
    const settings = [`Dir::State::lists=${work}/lists`, `Dir::Cache=${work}`, 'APT::Sandbox::User=root'];
    const options = ['-qq', ...settings.flatMap((setting) => ['-o', setting])];
    await run('apt-get', [...options, 'update']);
    await run('apt-get', [...options, 'download', ...packages], { cwd: path.join(work, 'packages') });
    for (const name of fs.readdirSync(path.join(work, 'packages'))) {
      await run('dpkg', ['-x', path.join(work, 'packages', name), path.join(work, 'root')]);
    }
    fs.cpSync(path.join(work, 'root'), folder, { recursive: true, verbatimSymlinks: true });
    return folder;
  } catch (error) {
    throw new Error(
      `buildah and debootstrap are not installed, and their packages can not be had: ${String(error)}\n` +
        'What to do: apt-get install buildah debootstrap',
      { cause: error },
    );
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}
