import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** A process that outlives a test file: all files of one Jest worker use it, one after another. */
export interface SharedProcess {
  readonly port: number;
  readonly pid: number;
  readonly log: string;
}

/** The end of the run stops every process that has a file here, and checks its whole log (jest/shared-processes.mjs). */
function fileOf(name: string): string {
  const folder = process.env['TEST_SHARED_FOLDER'];
  if (!folder) throw new Error('TEST_SHARED_FOLDER is not set: run the tests through Jest.');
  return path.join(folder, `${workerName}-${name}`);
}

export const workerName = `worker-${process.env['JEST_WORKER_ID'] ?? '1'}`;

/** The process of this name, if a file before this one has started it. */
export function findShared(name: string): SharedProcess | undefined {
  const file = `${fileOf(name)}.json`;
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as SharedProcess) : undefined;
}

export async function spawnShared(
  name: string,
  { program, port, env, cwd }: { program: string; port: number; env: NodeJS.ProcessEnv; cwd: string },
): Promise<SharedProcess> {
  const log = `${fileOf(name)}.log`;
  const output = fs.openSync(log, 'a');
  // With a file in place of a pipe, the output is kept whichever test file is running.
  const child = spawn(process.execPath, [program], { cwd, env, stdio: ['ignore', output, output] });
  fs.closeSync(output);
  await once(child, 'spawn');
  child.unref();
  const shared = { port, pid: child.pid ?? 0, log };
  fs.writeFileSync(`${fileOf(name)}.json`, JSON.stringify(shared));
  return shared;
}

/** Forgets a shared process, so that the next test file starts a new one. */
export function forgetShared(name: string): void {
  fs.rmSync(`${fileOf(name)}.json`, { force: true });
}

/** The part of a shared process that a test sees: it can't end it, and reads what was logged since its file began. */
export class SharedProcessView {
  constructor(
    private readonly shared: SharedProcess,
    private readonly from = fs.statSync(shared.log).size,
  ) {}

  get pid(): number {
    return this.shared.pid;
  }

  get output(): string {
    return fs.readFileSync(this.shared.log).subarray(this.from).toString('utf8');
  }

  get hasEnded(): boolean {
    try {
      return !process.kill(this.pid, 0);
    } catch {
      return true;
    }
  }

  get ended(): never {
    return refuse();
  }

  signal(): never {
    return refuse();
  }
}

function refuse(): never {
  throw new Error('Other test files use this process too: take useOwnService() or useOwnPortal().');
}
