import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser, takePicture } from './pictures/browser.js';
import { sendDemoRequests } from './pictures/demo-requests.js';
import { pages, selected, type PicturedPage } from './pictures/pages.js';
import type { Demo, Visitor } from './pictures/visits.js';

const widths = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
const schemes = ['light', 'dark'] as const;

const help = `Takes pictures of the portal's pages with the demo data of a running \`npm start\`.

  npm run pictures                 those of docs/pictures/README.md, to docs/pictures
  npm run pictures -- --all        every page, light and dark, phone and wide, to .cache/pictures
  npm run pictures -- --all --only keys --out /tmp/pictures

DATA_DIR says where the demo is, as for npm start.`;

interface Shot {
  readonly picture: PicturedPage;
  readonly scheme: (typeof schemes)[number];
  readonly size: keyof typeof widths;
}

/** Every page in both schemes and sizes, or those of docs/pictures/README.md. */
function shotsOf(all: boolean, only: string | undefined): readonly Shot[] {
  const every = pages.flatMap((picture) =>
    schemes.flatMap((scheme) => (['phone', 'wide'] as const).map((size): Shot => ({ picture, scheme, size }))),
  );
  const wanted = all
    ? every
    : every.filter(({ picture, scheme, size }) => selected.has(`${picture.name}-${scheme}-${size}`));
  return only === undefined ? wanted : wanted.filter(({ picture }) => picture.name.includes(only));
}

/** The pictures of one visitor: one sign-in for all of them. */
async function visit(browser: Browser, demo: Demo, who: Visitor, shots: readonly Shot[], out: string, full: boolean) {
  const first = await browser.newContext({ baseURL: demo.portalUrl });
  const account = who(demo);
  if (account) {
    const answer = await first.request.post('/v1/portal/session', {
      data: account,
      headers: { origin: demo.portalUrl },
    });
    if (!answer.ok()) throw new Error(`${account.email} could not sign in: ${await answer.text()}`);
  }
  const storageState = await first.storageState();
  const addresses = new Map<PicturedPage, string>();
  for (const { picture } of shots) {
    if (!addresses.has(picture)) addresses.set(picture, await picture.address(demo, first.request));
  }
  for (const { picture, scheme, size } of shots) {
    const context = await browser.newContext({
      baseURL: demo.portalUrl,
      storageState,
      colorScheme: scheme,
      viewport: widths[size],
      deviceScaleFactor: full ? 1 : 1.5,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.goto(addresses.get(picture) ?? '/', { waitUntil: 'networkidle' });
    await picture.prepare?.(page);
    await takePicture(page, path.join(out, `${picture.name}-${scheme}-${size}.webp`), full);
    await context.close();
  }
  await first.close();
}

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const dataDir = path.resolve(process.env['DATA_DIR'] ?? '.data');
const out = path.resolve(values.out ?? (values.all ? '.cache/pictures' : 'docs/pictures'));
mkdirSync(out, { recursive: true });
const demoFile = path.join(dataDir, 'demo.json');
if (!existsSync(demoFile)) {
  console.error(
    `There is no ${demoFile}. Start the demo with "npm start" in another terminal; DATA_DIR says where its data is.`,
  );
  process.exit(1);
}
const demo = JSON.parse(readFileSync(demoFile, 'utf8')) as Demo;
await sendDemoRequests(demo);
const browser = await openBrowser(path.resolve(process.env['CACHE_DIR'] ?? '.cache'));
try {
  const shots = shotsOf(values.all, values.only);
  for (const who of new Set(shots.map(({ picture }) => picture.who))) {
    const theirs = shots.filter(({ picture }) => picture.who === who);
    await visit(browser, demo, who, theirs, out, values.all);
  }
  console.log(`${shots.length} pictures are in ${out}.`);
} finally {
  await browser.close();
}
