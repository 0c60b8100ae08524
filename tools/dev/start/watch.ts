import { watch } from 'chokidar';
import type { Processes, Program, Service } from './processes.js';

/** The sources of a service. `libs` belongs to all of them. */
const folders: Readonly<Record<string, string>> = {
  api: 'apps/api/src/',
  portal: 'apps/portal-api/src/',
  worker: 'apps/worker/src/',
};
const isSource = /(?<!\.d|\.spec)\.ts$/;
const isMigration = /^libs\/persistence\/src\/(migrations\/|data-source\.ts$)/;
/** An editor saves several files together. */
const TOGETHER_MS = 50;

export interface WatchOptions {
  readonly processes: Processes;
  readonly services: readonly Service[];
  readonly migration: Program;
  readonly log: (line: string) => void;
}

/** Rebuilds what is saved, and restarts the services that it belongs to. Resolves with a function that ends it. */
export async function watchSources(options: WatchOptions): Promise<() => Promise<void>> {
  const saved = new Set<string>();
  let changes = 0;
  let isBusy = false;
  const rebuildAll = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let built = 0; built < changes;) {
        built = changes;
        await rebuild(options, saved);
      }
    } finally {
      isBusy = false;
    }
  };
  const watcher = watch([...Object.values(folders), 'libs/'], {
    ignoreInitial: true,
    ignored: (file, stats) => stats?.isFile() === true && !isSource.test(file),
  });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, file) => {
    if (!isSource.test(file)) return;
    saved.add(file);
    changes += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      rebuildAll().catch((error: Error) => options.log(error.message));
    }, TOGETHER_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  for (const service of options.services) options.processes.prepare(service);
  return () => watcher.close();
}

/** Files whose build failed stay in `saved`: their services restart after the build that succeeds. */
async function rebuild({ processes, services, migration, log }: WatchOptions, saved: Set<string>): Promise<void> {
  const files = [...saved];
  const started = performance.now();
  try {
    await processes.run(build);
    if (files.some((file) => isMigration.test(file))) await processes.run(migration);
  } catch (error) {
    log((error as Error).message);
    return;
  }
  for (const file of files) saved.delete(file);
  const affected = services.filter(({ name }) => name in folders && files.some((file) => belongsTo(file, name)));
  await Promise.all(
    affected.map(async (service) => {
      const problem = await processes.restart(service);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      log(
        problem ? `${service.name} ${problem}.` : `${service.name} is restarted in ${seconds} s: ${files.join(', ')}`,
      );
    }),
  );
  // After all restarts, so that loading the packages does not slow them down.
  for (const service of affected) processes.prepare(service);
}

const build: Program = {
  name: 'The build',
  file: 'tools/build/build.mjs',
  args: ['--quiet', '--no-pages', '--no-programs'],
  env: process.env,
};

function belongsTo(file: string, service: string): boolean {
  return file.startsWith('libs/') || file.startsWith(folders[service] ?? '');
}
