import { readFile, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer';
import { confinements, type Confinement } from './confinement.js';
import type { FoundChromium } from './find-chromium.js';
import { makeProfile, removeProfile } from './profile.js';
import { within } from '../../within.js';

/** A running browser. */
export interface RunningChromium {
  readonly browser: Browser;
  /** The main process. All others end with it. */
  readonly pid: number;
  readonly profile: string;
  readonly confinement: Confinement;
  /** Kills all its processes and removes its profile. */
  end(): Promise<void>;
}

const startTimeoutMs = 8_000;
/** After the timeout its processes are killed. */
const killTimeoutMs = 1_000;
const exitTimeoutMs = 2_000;

// Blocks the network even where a container forbids a network namespace: no name resolves, and all traffic goes to a proxy
// that does not exist. `<-loopback>` includes loopback, which Chromium excludes from proxies by default.
const networkArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--no-pings',
];
// Only a few lines of script run, so the JIT compiler is disabled to reduce the attack surface.
const renderArgs = ['--js-flags=--jitless', '--disable-gpu', '--font-render-hinting=none', '--lang=en', '--mute-audio'];

/**
 * Starts Chromium with the first confinement that works on this system.
 * @throws Error with the reason of the last attempt
 */
export async function startChromium(
  found: FoundChromium,
  confinementsToTry: readonly Confinement[] = confinements(),
): Promise<RunningChromium> {
  let reason: unknown = new Error('There is no way to start a browser on this system.');
  for (const confinement of confinementsToTry) {
    try {
      return await startIn(found, confinement);
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`${found.executable} doesn't start: ${String(reason)}`, { cause: reason });
}

async function startIn(found: FoundChromium, confinement: Confinement): Promise<RunningChromium> {
  const profile = await makeProfile(confinement.user);
  const startTimeout = new AbortController();
  const timer = setTimeout(() => startTimeout.abort(), startTimeoutMs);
  try {
    // Imported only when needed: it would take a fifth of the worker's start, and many workers never print a page.
    const { defaultArgs, launch } = await import('puppeteer');
    const args = defaultArgs({ headless: 'shell', userDataDir: profile, args: ownArgs(confinement) });
    const launched = launch({
      // Puppeteer needs the path of a program. `env` finds the wrapper programs on the PATH and replaces itself.
      executablePath: '/usr/bin/env',
      args: [...confinement.wrapper, found.executable, ...args],
      env: environmentOf(found, profile),
      pipe: true,
      ignoreDefaultArgs: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: startTimeoutMs,
      // Limits every call, also to a stopped (SIGSTOP) browser.
      protocolTimeout: startTimeoutMs,
      signal: startTimeout.signal,
    });
    // Puppeteer waits without a timeout for the pages that the browser has announced, also when it was killed before it sent them.
    const browser = await within(startTimeoutMs + killTimeoutMs, launched);
    return await running(browser, confinement, profile);
  } catch (error) {
    await removeProfile(profile);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const ownArgs = ({ sandbox }: Confinement): string[] => [
  ...networkArgs,
  ...renderArgs,
  ...(sandbox ? [] : ['--no-sandbox']),
  'about:blank',
];

/** A minimal environment: that of the worker contains database passwords. */
function environmentOf(found: FoundChromium, profile: string): Record<string, string> {
  const home = { HOME: profile, TMPDIR: profile, XDG_CACHE_HOME: profile, XDG_CONFIG_HOME: profile };
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'UTC', ...home, ...found.env };
}

async function running(browser: Browser, confinement: Confinement, profile: string): Promise<RunningChromium> {
  const started = browser.process();
  if (started?.pid === undefined) throw new Error('The browser has no process.');
  const first = started.pid;
  const pid = confinement.ownProcesses ? await onlyChildOf(first) : first;
  const hasEnded = (): boolean => started.exitCode !== null || started.signalCode !== null;
  const ended = new Promise<boolean>((resolve) => started.once('exit', () => resolve(true)));
  const end = async (): Promise<void> => {
    if (!hasEnded()) {
      kill(pid);
      const inTime = await Promise.race([ended, sleep(exitTimeoutMs, false, { ref: false })]);
      // The parent must live until the browser has exited, because it reaps the process.
      if (!inTime) kill(-first);
    }
    if (!confinement.ownProcesses) kill(-first);
    await removeProfile(profile);
  };
  await endOnCrash(browser, () => kill(pid)).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  if (confinement.ownNetwork && !(await hasOwnNetwork(pid))) {
    await end();
    throw new Error('The browser shares the network of the worker.');
  }
  return { browser, pid, profile, confinement, end };
}

/** Ends the browser when a page crashes. Otherwise calls to the crashed page would hang. */
async function endOnCrash(browser: Browser, end: () => void): Promise<void> {
  const session = await browser.target().createCDPSession();
  session.on('Target.targetCrashed', end);
  await session.send('Target.setDiscoverTargets', { discover: true });
}

/** With `unshare --fork` the browser is a child process, which `unshare` waits for. */
async function onlyChildOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return Number.parseInt(children, 10) || pid;
}

/** Verifies that the browser is in another network namespace than the worker, without any route. */
async function hasOwnNetwork(pid: number): Promise<boolean> {
  try {
    const [its, ours] = await Promise.all([readlink(`/proc/${pid}/ns/net`), readlink('/proc/self/ns/net')]);
    const routes = await readFile(`/proc/${pid}/net/route`, 'utf8');
    return its !== ours && routes.trim().split('\n').length === 1;
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
