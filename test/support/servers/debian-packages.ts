import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A machine without Debian's packages, or without a network, isn't asked again by every test file. */
const retryAfterMs = 3_600_000;

export interface DebianPackages {
  readonly names: readonly string[];
  /**
   * The Debian release of the packages, from the same address as the machine's own packages. Absent: the release of the machine.
   */
  readonly release?: string;
}

/**
 * Unpacks Debian packages to `cache`/root, and answers why it could not where it could not. No root is needed: apt keeps its
 * lists in a folder of ours, and the packages are unpacked, not installed.
 */
export async function fetchDebianPackages(cache: string, packages: DebianPackages): Promise<string | undefined> {
  if (fs.existsSync(path.join(cache, 'root'))) return undefined;
  if (process.platform !== 'linux') return `Debian's packages do not run on ${process.platform}.`;
  const note = path.join(cache, 'failed');
  const age = Date.now() - (fs.statSync(note, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (age < retryAfterMs) return fs.readFileSync(note, 'utf8');
  try {
    await unpack(cache, packages);
    return undefined;
  } catch (error) {
    fs.writeFileSync(note, String(error));
    return String(error);
  }
}

async function unpack(cache: string, { names, release }: DebianPackages): Promise<void> {
  fs.mkdirSync(cache, { recursive: true });
  const work = fs.mkdtempSync(path.join(cache, 'work-'));
  try {
    for (const folder of ['state/lists/partial', 'cache/archives/partial', 'packages', 'root']) {
      fs.mkdirSync(path.join(work, folder), { recursive: true });
    }
    fs.chmodSync(path.join(work, 'root'), 0o755);
    const settings = [
      `Dir::State=${work}/state`,
      `Dir::Cache=${work}/cache`,
      'Dir::State::status=/var/lib/dpkg/status',
      'Debug::NoLocking=1',
      'Acquire::Retries=0',
      'Acquire::http::Timeout=10',
      'Acquire::https::Timeout=10',
      `APT::Sandbox::User=${os.userInfo().username}`,
      ...(release ? await sourceOf(release, work) : []),
    ];
    const options = ['-qq', ...settings.flatMap((setting) => ['-o', setting])];
    await run('apt-get', [...options, 'update'], { timeout: 60_000 });
    await run('apt-get', [...options, 'download', ...names], { cwd: `${work}/packages`, timeout: 60_000 });
    for (const name of fs.readdirSync(`${work}/packages`)) {
      await run('dpkg', ['-x', `${work}/packages/${name}`, `${work}/root`]);
    }
    fs.renameSync(path.join(work, 'root'), path.join(cache, 'root'));
  } catch (error) {
    // Another test file may have been first: then its folder is as good.
    if (!fs.existsSync(path.join(cache, 'root'))) throw error;
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** A list of sources that names the other release where the machine's list names its own. */
async function sourceOf(release: string, work: string): Promise<readonly string[]> {
  const codename = /^VERSION_CODENAME=(\S+)$/m.exec(fs.readFileSync('/etc/os-release', 'utf8'))?.[1];
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(RELEASE) $(SITE)', 'Created-By: Packages']);
  const site = stdout.split('\n').find((line) => line.startsWith(`${codename} `));
  if (!site) throw new Error(`apt knows no source of ${codename}, so none of ${release}.`);
  const file = path.join(work, 'release.sources');
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const address = site.slice(site.indexOf(' ') + 1);
  fs.writeFileSync(file, `Types: deb\nURIs: ${address}\nSuites: ${release}\nComponents: main\nSigned-By: ${keys}\n`);
  return [`Dir::Etc::sourcelist=${file}`, 'Dir::Etc::sourceparts=/dev/null'];
}
