// Tests the commands of the README as on a new machine: a clone, Node.js, npm, and nothing else. Once as the current user,
// and if that is root also as the user nobody.
import { spawnSync } from 'node:child_process';
import net from 'node:net';
import { makeMachine, pressCtrlC, processesOf, removeMachine, runNpm } from './machine.mjs';
import { expect, Report, RoundEnded, until } from './report.mjs';

/** Two machines install at the same time. */
const installDeadlineMs = 8 * 60_000;
const startDeadlineMs = 60_000;
const stopDeadlineMs = 30_000;
const testDeadlineMs = 3 * 60_000;
const unprivilegedUser = { name: 'nobody', uid: 65534, gid: 65534 };

const report = new Report();
const machines = new Set();

function freePort() {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '0.0.0.0', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}

async function untilStarted(run, deadlineMs) {
  await until('the summary of npm start', deadlineMs, () => run.output.includes('Ctrl-C stops') || run.hasEnded).catch(
    (error) => expect(false, `${error.message}\n${run.output}`),
  );
  expect(!run.hasEnded, `npm start ended:\n${run.output}`);
}

/** The line of the summary, run by a shell where there is curl, else the same request. */
async function sendPrintedOrder(run) {
  const line = /^\s*(curl .*)$/m.exec(run.output)?.[1];
  expect(line, `There is no curl line in the summary:\n${run.output}`);
  const headers = Object.fromEntries(
    [...line.matchAll(/-H '([^:']+): ([^']*)'/g)].map(([, name, value]) => [name, value]),
  );
  const body = / -d '([^']*)'/.exec(line)[1];
  const url = /https?:\/\/\S+/.exec(line)[0];
  const answer = await pasteOrFetch(line, url, { method: 'POST', headers, body });
  expect(answer.success === true, `The curl line did not succeed: ${JSON.stringify(answer)}`);
  return { origin: new URL(url).origin, key: headers['X-API-Key'], number: JSON.parse(body).order_number };
}

async function pasteOrFetch(line, url, request) {
  const hasCurl = spawnSync('curl', ['--version']).status === 0;
  if (!hasCurl) return (await fetch(url, request)).json();
  const pasted = spawnSync('sh', ['-c', `${line} --silent --show-error --max-time 10`], { encoding: 'utf8' });
  expect(pasted.status === 0, `curl failed: ${pasted.stderr}`);
  return JSON.parse(pasted.stdout);
}

/** The portal answers, and the account of the summary can sign in. */
async function signInAsPrinted(run) {
  const portal = /^\s*Portal\s+(\S+)$/m.exec(run.output)?.[1];
  const [, email, password] = /^\s*Demo sign-in\s+(\S+)\s+(\S+)$/m.exec(run.output) ?? [];
  expect(portal && password, `There is no sign-in in the summary:\n${run.output}`);
  const page = await (await fetch(portal)).text();
  expect(page.includes('<script type="module"'), `The portal's page is not there: ${page.slice(0, 500)}`);
  const answer = await fetch(`${portal}/v1/portal/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status === 200, `Signing in failed: ${answer.status} ${await answer.text()}`);
}

async function expectOrder({ origin, key, number }) {
  const response = await fetch(`${origin}/v1/public/orders?orderNumber=${number}`, { headers: { 'X-API-Key': key } });
  const text = await response.text();
  expect(
    response.status === 200 && text.includes(`"${number}"`),
    `The order ${number} is gone: ${response.status} ${text}`,
  );
}

async function stopWithCtrlC(machine, run, port) {
  const databasePort = Number(/127\.0\.0\.1:(\d+)$/m.exec(run.output)?.[1]);
  pressCtrlC(run);
  await until('npm start ends after Ctrl-C', stopDeadlineMs, () => run.hasEnded);
  expect(run.output.includes('Everything is stopped.'), `It did not stop in order:\n${run.output.slice(-2000)}`);
  const left = processesOf(machine);
  expect(left.length === 0, `Still running: ${JSON.stringify(left)}`);
  for (const each of [port, machine.portalPort, databasePort])
    expect(await isFree(each), `Port ${each} is still taken.`);
}

/** SIGKILL to the process that supervises all others. */
function killStart(machine) {
  const start = processesOf(machine).find(
    ({ command }) => command.includes('dist/tools/dev/start.js') && !command.includes('npm'),
  );
  expect(start, 'The process of npm start was not found.');
  process.kill(start.pid, 'SIGKILL');
}

/** Some of them show that the test runner works here; what they find depends on no machine. */
async function runSomeRules(machine, port) {
  const run = runNpm(machine, port, [
    'test',
    '--',
    '--selectProjects',
    'rules',
    '--testPathPatterns',
    'libs/(config|http|persistence)',
  ]);
  await until('the end of npm test', testDeadlineMs + installDeadlineMs, () => run.hasEnded);
  expect(
    /^\d+ passed, 0 failed/m.test(run.output) && (await run.ended) === 0,
    `npm test failed:\n${run.output.slice(-3000)}`,
  );
}

async function firstStart(machine, port, check, withTests) {
  const run = runNpm(machine, port, ['start']);
  const tests = withTests ? runSomeRules(machine, port) : undefined;
  tests?.catch(() => undefined);
  await check(`npm start in a bare clone${withTests ? ', with npm test at the same time' : ''}`, async () => {
    await untilStarted(run, installDeadlineMs);
    expect(run.output.includes('from npm'), `PostgreSQL is not the one that npm installed:\n${run.output}`);
  });
  if (tests) await check('npm test of some rules beside it passes', () => tests);
  return run;
}

async function round(account, withTests) {
  const machine = makeMachine(account);
  machines.add(machine);
  try {
    await useMachine(machine, withTests);
  } catch (error) {
    if (!(error instanceof RoundEnded)) throw error;
  } finally {
    machines.delete(machine);
    removeMachine(machine);
  }
}

async function useMachine(machine, withTests) {
  const check = (name, work) => report.check(`[${machine.account.name}] ${name}`, work);
  const port = await freePort();
  machine.portalPort = await freePort();

  const first = await firstStart(machine, port, check, withTests);
  const order = await check('the printed curl line works', () => sendPrintedOrder(first));
  await check('the printed sign-in opens the portal', () => signInAsPrinted(first));
  await check('Ctrl-C stops everything', () => stopWithCtrlC(machine, first, port));

  const second = runNpm(machine, port, ['start']);
  await check('npm start again', () => untilStarted(second, startDeadlineMs));
  await check('the data is still there', () => expectOrder(order));

  await check('a killed start takes npm with it', async () => {
    killStart(machine);
    await until('npm ends', stopDeadlineMs, () => second.hasEnded);
  });
  const third = runNpm(machine, port, ['start']);
  await check('npm start right after that', () => untilStarted(third, startDeadlineMs));
  await check('the data is still there', () => expectOrder(order));
  await check('Ctrl-C stops everything', () => stopWithCtrlC(machine, third, port));

  if (!withTests) await check('npm test of some rules', () => runSomeRules(machine, port));
}

function cleanUp() {
  for (const machine of machines) removeMachine(machine);
}

async function main() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
  process.once('exit', cleanUp);
  const isRoot = process.getuid?.() === 0;
  const rounds = [[{ name: isRoot ? 'root' : 'own user' }, false]];
  if (isRoot) rounds.push([unprivilegedUser, true]);
  // At the same time: each of them waits for downloads and for processes that start or end.
  await Promise.all(rounds.map(([account, withTests]) => round(account, withTests)));
  console.log(report.sum());
  process.exit(report.failed === 0 ? 0 : 1);
}

await main();
