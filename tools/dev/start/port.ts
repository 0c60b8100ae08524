import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Makes sure that nobody listens on the port, on any address. After a crash it waits for the old processes to leave.
 * Throws an error that says how to choose another port.
 */
export async function requireFreePort(setting: string, port: number, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const problem = (await tryListen(port, '0.0.0.0')) ?? (await tryListen(port, '::'));
    if (!problem) return;
    if (problem === 'EACCES') throw new Error(message(setting, port, 'may not be used by an ordinary user'));
    if (Date.now() > deadline) throw new Error(message(setting, port, 'is taken by another program'));
    await wait(100);
  }
}

/** A port of this machine that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function message(setting: string, port: number, problem: string): string {
  const other = port < 1024 ? 3100 : (port % 60_000) + 100;
  return `Port ${port} ${problem}.\nWhat to do: stop that program, or choose another port: ${setting}=${other} npm start`;
}

/** The code of what stands in the way; nothing when the port is free, or when the machine has no such address. */
function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code === 'EADDRINUSE' || code === 'EACCES' ? code : undefined);
    });
    probe.listen({ port, host, ipv6Only: host === '::' }, () => probe.close(() => resolve(undefined)));
  });
}
