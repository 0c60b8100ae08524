import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from '../tools/docs/pictures/browser.js';
import { pages, type PicturedPage } from '../tools/docs/pictures/pages.js';
import type { Demo, Visitor } from '../tools/docs/pictures/visits.js';
import { median } from './report.js';

/*
 * How long each page of the portal takes until it can be used, in a browser that has nothing in its cache: everything
 * that it asks for is shown, and nothing keeps the browser from answering a key. With the demo of a running `npm start`.
 */

const visits = 5;

/** Runs in the page: milliseconds from the navigation until the content is there and the browser is idle. */
const whenUsable = `new Promise((resolve) => {
  const isComplete = () => document.querySelector('h1') !== null
    && document.querySelector('.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy=true]') === null;
  const look = () => {
    if (!isComplete()) requestAnimationFrame(look);
    else requestIdleCallback(() => (isComplete() ? resolve(performance.now()) : look()));
  };
  look();
})`;

type SignedIn = Pick<BrowserContextOptions, 'baseURL' | 'storageState'>;

async function signIn(browser: Browser, demo: Demo, who: Visitor): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: demo.portalUrl });
  const account = who(demo);
  if (account) {
    const headers = { origin: demo.portalUrl };
    const answer = await context.request.post('/v1/portal/session', { data: account, headers });
    if (!answer.ok()) throw new Error(`${account.email} could not sign in: ${await answer.text()}`);
  }
  const storageState = await context.storageState();
  await context.close();
  return { baseURL: demo.portalUrl, storageState };
}

async function timeOf(browser: Browser, demo: Demo, signedIn: SignedIn, picture: PicturedPage): Promise<number> {
  const context = await browser.newContext(signedIn);
  const address = await picture.address(demo, context.request);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const ms = await page.evaluate<number>(whenUsable);
  await context.close();
  return ms;
}

async function measure(browser: Browser, demo: Demo): Promise<void> {
  const accounts = new Map<Visitor, SignedIn>();
  const times: { readonly name: string; readonly ms: readonly number[] }[] = [];
  for (const picture of pages.filter(({ prepare }) => prepare === undefined)) {
    const signedIn = accounts.get(picture.who) ?? (await signIn(browser, demo, picture.who));
    accounts.set(picture.who, signedIn);
    const ms: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) ms.push(await timeOf(browser, demo, signedIn, picture));
    times.push({ name: picture.name, ms });
  }
  for (const { name, ms } of times.toSorted((a, b) => median(b.ms) - median(a.ms)))
    console.log(`${name.padEnd(24)} ${median(ms).toFixed(0).padStart(5)} ms, slowest ${Math.max(...ms).toFixed(0)} ms`);
}

const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data');
const demo = JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')) as Demo;
const browser = await openBrowser(path.resolve(process.env['CACHE_DIR'] ?? '.cache'));
try {
  await measure(browser, demo);
} finally {
  await browser.close();
}
