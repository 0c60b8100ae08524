import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Checks that the port is free on all addresses. After a crash it waits up to `patienceMs` for the old processes to end.
 * @throws Error that says how to choose another port
 */
export async function requireFreePort(setting: string, port: number, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const problem = (await tryListen(port, '0.0.0.0')) ?? (await tryListen(port, '::'));
    if (!problem) return;
    if (problem === 'EACCES') throw new Error(message(setting, port, 'needs the rights of an administrator'));
    if (Date.now() > deadline) throw new Error(message(setting, port, 'is in use by another program'));
    await wait(100);
  }
}

/** `wanted` if it is free on 127.0.0.1, otherwise any free port. */
export async function freePort(wanted = 0): Promise<number> {
  return (await listenBriefly(wanted)) ?? (await listenBriefly(0)) ?? 0;
}

/** The port, or undefined if it is in use. */
function listenBriefly(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}

function message(setting: string, port: number, problem: string): string {
  const other = port < 1024 ? 3100 : (port % 60_000) + 100;
  return `Port ${port} ${problem}.\nWhat to do: stop that program, or choose another port: ${setting}=${other} npm start`;
}

/** The error code; undefined if the port is free, or if the machine has no such address. */
function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code === 'EADDRINUSE' || code === 'EACCES' ? code : undefined);
    });
    probe.listen({ port, host, ipv6Only: host === '::' }, () => probe.close(() => resolve(undefined)));
  });
}
