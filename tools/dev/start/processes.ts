import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { startMessage } from './start-message.js';
import { untilReady } from './until-ready.js';

export interface Program {
  readonly name: string;
  /** The JavaScript file to run. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

export interface Service extends Program {
  /** Answers 200 when the service is ready. */
  readonly readyUrl: string;
  /** What takes long to load and has no effect: the packages, and the program without its start. */
  readonly loads?: { readonly packages: readonly string[]; readonly module: string };
}

export interface ProcessesOptions {
  /** Called when a service keeps crashing. */
  readonly onGivenUp: (reason: string) => void;
  /** Prints a line of a service. */
  readonly print: (service: string, line: string) => void;
  /** False: a service that crashed waits for `restart`. */
  readonly restartCrashed: boolean;
}

interface Run {
  readonly child: ChildProcess;
  /** How it ended, once all of its output is read: the last lines often say why. */
  readonly end: Promise<string>;
  readonly lastLines: readonly string[];
}

const STOP_PATIENCE_MS = 10_000;
/** Every write is safe against a crash, so a restart during development need not wait long. */
const RESTART_PATIENCE_MS = 700;
const KEPT_LINES = 20;
const RESTARTS = 3;
const RESTARTS_WITHIN_MS = 60_000;
const RESTART_PAUSE_MS = 1_000;
/** Ctrl-C reaches all processes at once: a service that ends just before our own signal arrives has not crashed. */
const CTRL_C_MARGIN_MS = 300;

/** The child processes of one `npm start`: runs them, prints their output, restarts them, and stops them all. */
export class Processes {
  private readonly running = new Set<ChildProcess>();
  private readonly services = new Map<string, Run>();
  private readonly standbys = new Map<string, Run>();
  private readonly crashes = new Map<string, number[]>();
  private stopping = false;

  constructor(private readonly options: ProcessesOptions) {}

  /**
   * Runs a program to its end. Its output is shown only if it fails.
   * @throws Error with the last lines of a program that failed
   */
  async run(program: Program): Promise<void> {
    const { end, lastLines } = this.spawn(program, false);
    const outcome = await end;
    if (outcome !== 'ended with 0') throw new Error(failure(program, outcome, lastLines));
  }

  /**
   * Starts a service, in its prepared process if there is one, and waits until it is ready.
   * @throws Error with the last lines of a service that did not become ready
   */
  async serve(service: Service): Promise<void> {
    const { end, lastLines } = this.launch(service, this.takeStandby(service));
    const problem = await Promise.race([end, untilReady(service.readyUrl)]);
    if (problem) throw new Error(failure(service, problem, lastLines));
  }

  /** Starts a process that `serve` or `restart` can use: it loads the packages, and waits. */
  prepare(service: Service): void {
    if (this.stopping || !service.loads) return;
    this.standbys.set(service.name, this.spawn(service, true, [...service.loads.packages, './standby.js']));
  }

  /** Stops a service and starts it again. Resolves with the problem if it does not become ready. */
  async restart(service: Service): Promise<string | undefined> {
    const before = this.services.get(service.name);
    this.services.delete(service.name);
    // While the process before stops.
    loadModule(service, this.standbys.get(service.name));
    if (before) await endAll([before.child], RESTART_PATIENCE_MS);
    if (this.stopping) return undefined;
    const { end } = this.launch(service, this.takeStandby(service));
    return Promise.race([end, untilReady(service.readyUrl)]);
  }

  /** Sends SIGTERM to all, and SIGKILL to those that still run after ten seconds. */
  async stop(): Promise<void> {
    this.stopping = true;
    await endAll([...this.running], STOP_PATIENCE_MS);
  }

  private takeStandby(service: Service): Run | undefined {
    const standby = this.standbys.get(service.name);
    this.standbys.delete(service.name);
    if (!standby?.child.connected) return undefined;
    standby.child.send(startMessage);
    return standby;
  }

  private launch(service: Service, prepared?: Run): Run {
    const run = prepared ?? this.spawn(service, true);
    this.services.set(service.name, run);
    run.end
      .then((outcome) => this.onEnd(service, run, outcome))
      .catch((error: Error) => this.options.onGivenUp(`${service.name}: ${error.message}`));
    return run;
  }

  private async onEnd(service: Service, run: Run, outcome: string): Promise<void> {
    const isObsolete = () => this.stopping || this.services.get(service.name) !== run;
    await wait(CTRL_C_MARGIN_MS);
    if (isObsolete()) return;
    if (!this.options.restartCrashed) {
      console.error(`${service.name} ${outcome}. The next saved file starts it again.`);
      return;
    }
    const recent = (this.crashes.get(service.name) ?? []).filter((at) => at > Date.now() - RESTARTS_WITHIN_MS);
    this.crashes.set(service.name, [...recent, Date.now()]);
    if (recent.length >= RESTARTS) {
      this.options.onGivenUp(`${service.name} ${outcome}, ${RESTARTS + 1} times within a minute.`);
      return;
    }
    console.error(`${service.name} ${outcome}: starting it again.`);
    await wait(RESTART_PAUSE_MS);
    if (!isObsolete()) this.launch(service);
  }

  private spawn({ name, file, args = [], env }: Program, isShown: boolean, preloaded: readonly string[] = []): Run {
    if (this.stopping) throw new Error('Stopping.');
    const imports = ['./end-with-parent.js', ...preloaded].flatMap((each) => ['--import', import.meta.resolve(each)]);
    const child = spawn(process.execPath, ['--enable-source-maps', ...imports, file, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.running.add(child);
    const lastLines: string[] = [];
    const take = (line: string): void => {
      lastLines.push(line);
      if (lastLines.length > KEPT_LINES) lastLines.shift();
      if (isShown) this.options.print(name, line);
    };
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) readline.createInterface({ input: stream }).on('line', take);
    }
    return { child, end: endOf(child).finally(() => this.running.delete(child)), lastLines };
  }
}

/** Its result is the same for all processes that run the same build, so it is loaded when nothing is built any more. */
function loadModule({ loads }: Service, standby: Run | undefined): void {
  if (loads && standby?.child.connected) standby.child.send(path.resolve(loads.module));
}

function failure({ name }: Program, outcome: string, lastLines: readonly string[]): string {
  return `${name} ${outcome}. Its last lines:\n${lastLines.join('\n')}`;
}

async function endAll(children: readonly ChildProcess[], patienceMs: number): Promise<void> {
  for (const child of children) child.kill('SIGTERM');
  const timer = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), patienceMs);
  await Promise.all(children.map(exitOf));
  clearTimeout(timer);
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be run (${error.message})`));
    child.once('close', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with ${code}`));
  });
}
