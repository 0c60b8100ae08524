import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** What the image says of the processes that run in it. */
export interface ImageSettings {
  readonly user: string;
  readonly folder: string;
  readonly environment: readonly string[];
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/**
 * Makes the folder the root of a process with mounts, processes and a /tmp of its own, as a container engine does. All of
 * it is in a namespace: whatever ends the process, nothing stays mounted. The network is the machine's.
 */
const enter = `set -e
mount --bind "$1" "$1"
cd "$1"
mount --rbind /dev dev
mount -t proc proc proc
mount -t tmpfs -o mode=1777 tmpfs tmp
pivot_root . .
umount -l .
cd "$2"
user=$3
shift 3
exec setpriv --reuid "$user" --regid "$user" --init-groups -- env -i "$@"`;

const readyMs = 90_000;
const stopMs = 40_000;
const running = new Set<ChildProcess>();
// When the first process of a namespace ends, all others in it end too.
const endAll = (): void => running.forEach((child) => child.kill('SIGKILL'));
process.on('exit', endAll);

/** Ends whatever still runs in the root folder, and waits until it is gone. */
export async function endProcesses(): Promise<void> {
  const ended = Array.from(running, (child) => once(child, 'close'));
  endAll();
  await Promise.all(ended);
}

/** One process in the image's root folder. */
export class ImageProcess {
  output = '';
  private readonly child: ChildProcess;

  constructor(
    readonly name: string,
    root: string,
    { user, folder, environment }: ImageSettings,
    command: readonly string[],
    env: Readonly<Record<string, string>>,
  ) {
    const given = Object.entries(env).map(([key, value]) => `${key}=${value}`);
    const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--'];
    const inside = ['sh', '-c', enter, 'enter', root, folder, user, ...environment, ...given, ...command];
    this.child = spawn('unshare', [...namespaces, ...inside], { stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(this.child);
    this.child.once('close', () => running.delete(this.child));
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Waits until it has ended well, and answers what it printed. */
  async finish(): Promise<string> {
    if (!this.hasEnded) await once(this.child, 'close');
    if (this.child.exitCode !== 0) throw new Error(`${this.name} ended with ${this.ending}:\n${this.lastLines}`);
    return this.output;
  }

  async ready(url: string): Promise<void> {
    let seen = 'nothing';
    for (const deadline = Date.now() + readyMs; Date.now() < deadline; await pause(200)) {
      if (this.hasEnded) throw new Error(`${this.name} ended with ${this.ending}:\n${this.lastLines}`);
      seen = await fetch(url).then(
        async (answer) => `${answer.status} ${await answer.text()}`,
        (error: unknown) => String(error),
      );
      if (seen.startsWith('200 ')) return;
    }
    throw new Error(`${this.name} is not ready after ${readyMs / 1000} s (${seen}):\n${this.lastLines}`);
  }

  /** Stops it like a container engine: sends SIGTERM to the first process, which must then end by itself with exit code 0. */
  async stop(): Promise<void> {
    const children = await readFile(`/proc/${this.child.pid}/task/${this.child.pid}/children`, 'utf8').catch(() => '');
    const first = Number.parseInt(children, 10);
    const timer = setTimeout(() => this.child.kill('SIGKILL'), stopMs);
    if (first > 0) process.kill(first, 'SIGTERM');
    await this.finish().finally(() => clearTimeout(timer));
  }

  private get ending(): string {
    return String(this.child.exitCode ?? this.child.signalCode);
  }

  private get lastLines(): string {
    return this.output.trim().split('\n').slice(-20).join('\n');
  }
}
