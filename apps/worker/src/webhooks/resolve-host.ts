import { Resolver } from 'node:dns/promises';

/** The addresses of a host. */
export type ResolveHost = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks DNS by a resolver of our own: the system's one blocks a thread for each name, so slow name servers of a few endpoints would
 * delay all others. Loopback names are not resolved. (RFC 6761)
 */
export const resolveByDns =
  (servers?: readonly string[]): ResolveHost =>
  async (hostname, signal) => {
    const name = hostname.replace(/\.$/, '');
    if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
    const resolver = new Resolver({ timeout: 3_000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const found = [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (found.length === 0 && v4.status === 'rejected') throw v4.reason;
      return found;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
