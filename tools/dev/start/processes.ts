import { spawn, type ChildProcess } from 'node:child_process';
import readline from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

export interface Program {
  readonly name: string;
  /** The compiled file to run. */
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface Service extends Program {
  /** Answers 200 when the service can be used. */
  readonly readyUrl: string;
}

const READY_DEADLINE_MS = 30_000;
const STOP_PATIENCE_MS = 10_000;
const KEPT_LINES = 20;
const RESTARTS = 3;
const RESTARTS_WITHIN_MS = 60_000;
const RESTART_PAUSE_MS = 1_000;
/** Ctrl-C reaches all processes at once: one that ends just before we hear of it has not crashed. */
const CTRL_C_MARGIN_MS = 300;

/** The processes of one `npm start`: runs each, shows what it prints, starts a crashed service again, stops them all. */
export class Processes {
  private readonly running = new Set<ChildProcess>();
  private stopping = false;

  /** `onGivenUp` is called when a service keeps crashing. */
  constructor(private readonly onGivenUp: (reason: string) => void) {}

  /** Runs a program to its end. What it printed is shown only when it fails. */
  async run(program: Program): Promise<void> {
    const { end, output } = this.spawn(program, false);
    const outcome = await end;
    if (outcome !== 'ended with 0')
      throw new Error(`${program.name} ${outcome}. Its last lines:\n${output.join('\n')}`);
  }

  /** Starts a service and waits until it is ready. From then on it is started again when it ends by itself. */
  async serve(service: Service): Promise<void> {
    const { end, output } = this.spawn(service, true);
    const problem = await Promise.race([end, untilReady(service.readyUrl)]);
    if (problem) throw new Error(`${service.name} did not start: it ${problem}. Its last lines:\n${output.join('\n')}`);
    this.keepUp(service, end).catch((error: Error) => this.onGivenUp(`${service.name}: ${error.message}`));
  }

  private async keepUp(service: Service, firstEnd: Promise<string>): Promise<void> {
    const crashes: number[] = [];
    for (let end = firstEnd; ; end = this.spawn(service, true).end) {
      const outcome = await end;
      await wait(CTRL_C_MARGIN_MS);
      if (this.stopping) return;
      crashes.push(Date.now());
      if (crashes.filter((at) => at > Date.now() - RESTARTS_WITHIN_MS).length > RESTARTS) {
        this.onGivenUp(`${service.name} ${outcome}, for the ${RESTARTS + 1}th time within a minute.`);
        return;
      }
      console.error(`${service.name} ${outcome}: starting it again.`);
      await wait(RESTART_PAUSE_MS);
      if (this.stopping) return;
    }
  }

  private spawn({ name, file, env }: Program, isShown: boolean) {
    if (this.stopping) throw new Error('Stopping.');
    const guard = new URL('./end-with-parent.js', import.meta.url).href;
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', guard, file], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.running.add(child);
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) readline.createInterface({ input: stream }).on('line', (line) => take(line));
    }
    const take = (line: string) => {
      output.push(line);
      if (output.length > KEPT_LINES) output.shift();
      if (isShown) console.log(`${name} | ${line}`);
    };
    const end = endOf(child).finally(() => this.running.delete(child));
    return { end, output };
  }

  /** Asks all to stop and ends those that don't within ten seconds. */
  async stop(): Promise<void> {
    this.stopping = true;
    const children = [...this.running];
    for (const child of children) child.kill('SIGTERM');
    const timer = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), STOP_PATIENCE_MS);
    await Promise.all(children.map(gone));
    clearTimeout(timer);
  }
}

function gone(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

/** Settles once all output was read, too: the last lines often tell why. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be run (${error.message})`));
    child.once('close', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with ${code}`));
  });
}

async function untilReady(url: string): Promise<string | undefined> {
  const deadline = Date.now() + READY_DEADLINE_MS;
  let last = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
      if (response.status === 200) return undefined;
      last = `status ${response.status}`;
    } catch {
      last = 'no answer';
    }
    await wait(30);
  }
  return `was not ready after ${READY_DEADLINE_MS / 1000} seconds (${url}: ${last})`;
}
