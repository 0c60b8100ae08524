import { readFile, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer';
import { confinements, type Confinement } from './confinement.js';
import type { FoundChromium } from './find-chromium.js';
import { makeProfile, removeProfile } from './profile.js';

/** A browser that runs. */
export interface RunningChromium {
  readonly browser: Browser;
  /** Its first process: with it the others end. */
  readonly pid: number;
  readonly profile: string;
  readonly confinement: Confinement;
  /** Ends every process of it, however it is, and removes its profile. It holds nothing worth a goodbye. */
  end(): Promise<void>;
}

const START_MS = 8_000;
const END_MS = 2_000;

// Beside the network of its own, which a container may forbid: no name is known, and every address lies behind a proxy
// that isn't there. Loopback is left out of proxies unless it is put back.
const nowhere = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--no-pings',
];
// The scripts that drive it are a few lines: no compiler of machine code is needed, and none can be abused.
const plain = ['--js-flags=--jitless', '--disable-gpu', '--font-render-hinting=none', '--lang=en', '--mute-audio'];

/** Starts it in the first of these ways in which it really starts; throws what the last one failed with. */
export async function startChromium(
  found: FoundChromium,
  ways: readonly Confinement[] = confinements(),
): Promise<RunningChromium> {
  let reason: unknown = new Error('There is no way to start a browser on this system.');
  for (const way of ways) {
    try {
      return await startIn(found, way);
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`${found.executable} doesn't start: ${String(reason)}`, { cause: reason });
}

async function startIn(found: FoundChromium, confinement: Confinement): Promise<RunningChromium> {
  const profile = await makeProfile(confinement.user);
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), START_MS);
  try {
    const browser = await puppeteer.launch({
      ...commandLine(found, confinement, profile),
      env: surroundings(found, profile),
      pipe: true,
      ignoreDefaultArgs: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: START_MS,
      // Also for a browser that is stopped: nothing waits longer than this for an answer.
      protocolTimeout: START_MS,
      signal: tooLate.signal,
    });
    return await running(browser, confinement, profile);
  } catch (error) {
    await removeProfile(profile);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function commandLine(found: FoundChromium, confinement: Confinement, profile: string) {
  const sandbox = confinement.sandbox ? [] : ['--no-sandbox'];
  const own = puppeteer.defaultArgs({
    headless: 'shell',
    userDataDir: profile,
    args: [...nowhere, ...plain, ...sandbox, 'about:blank'],
  });
  // Puppeteer wants a path to start: `env` finds the rest and becomes it.
  return { executablePath: '/usr/bin/env', args: [...confinement.through, found.executable, ...own] };
}

/** None of our own environment, which holds the passwords of databases. */
function surroundings(found: FoundChromium, profile: string): Record<string, string> {
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
      const inTime = await Promise.race([ended, sleep(END_MS, false, { ref: false })]);
      // Not before: its parent has to live until it has seen the end of it, or nobody would.
      if (!inTime) kill(-first);
    }
    if (!confinement.ownProcesses) kill(-first);
    await removeProfile(profile);
  };
  await endOnCrash(browser, () => kill(pid));
  if (confinement.ownNetwork && !(await hasOwnNetwork(pid))) {
    await end();
    throw new Error('Its network is that of this process.');
  }
  return { browser, pid, profile, confinement, end };
}

/** What is asked of a page whose process has ended is not answered: with the browser it fails at once. */
async function endOnCrash(browser: Browser, end: () => void): Promise<void> {
  const session = await browser.target().createCDPSession();
  session.on('Target.targetCrashed', end);
  await session.send('Target.setDiscoverTargets', { discover: true });
}

/** `unshare --fork` stays as the parent of the browser, so that someone waits for it. */
async function onlyChildOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return Number.parseInt(children, 10) || pid;
}

/** Seen, not trusted: the browser is in another network than we are, and no way leads out of it. */
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
    // It has ended by itself.
  }
}
