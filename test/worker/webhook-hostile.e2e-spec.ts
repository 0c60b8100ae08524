import { createServer, type Server, type Socket } from 'node:net';
import { createSecureContext, createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { EndpointConnections } from '#worker/webhooks/endpoint-connections.js';
import { type PostAnswer, PostFailure, postWebhook } from '#worker/webhooks/post-webhook.js';
import { resolveByDns } from '#worker/webhooks/resolve-host.js';
import { until } from '../support/harness/deadline.js';
import { Authority } from '../support/servers/certificates.js';
import { TestDns } from '../support/servers/test-dns.js';

/** Counts who connects, on every address of this machine: nothing private may be reached. */
let canary: Server;
let canaryPort = 0;
let reached = 0;
let dns: TestDns;
const open = new Set<Server>();
const sockets = new Set<Socket>();

const listen = (server: Server, port = 0, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    open.add(server);
    server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)));
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });

beforeAll(async () => {
  dns = await TestDns.start();
  canary = createServer((socket) => {
    reached += 1;
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  });
  canaryPort = await listen(canary);
});
afterAll(() => {
  dns.stop();
  for (const socket of sockets) socket.destroy();
  for (const server of open) server.close();
});
beforeEach(() => {
  reached = 0;
  dns.asked.length = 0;
});

interface Posting {
  readonly allowPrivate?: boolean;
  readonly timeoutMs?: number;
  readonly connections?: EndpointConnections;
  readonly stopped?: AbortSignal;
}

/** What became of it: the answer, or the reason why none came. */
async function post(url: string, given: Posting = {}): Promise<PostAnswer | string> {
  const { allowPrivate = false, timeoutMs = 20_000, connections = new EndpointConnections(), stopped } = given;
  const options = {
    allowPrivate,
    timeoutMs,
    connections,
    resolve: resolveByDns([dns.server]),
    ...(stopped && { stopped }),
  };
  try {
    return await postWebhook(new URL(url), { 'content-type': 'application/json' }, '{}', options);
  } catch (error) {
    if (error instanceof PostFailure) return error.reason;
    throw error;
  } finally {
    if (!given.connections) connections.close();
  }
}

describe('an address that is not allowed is not connected to', () => {
  it.each([
    'https://127.0.0.1:PORT/',
    'https://127.1:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f000001:PORT/',
    'https://0177.0.0.1:PORT/',
    'https://0x7f.0.0.1:PORT/',
    'https://127.0.0.2:PORT/',
    'https://0.0.0.0:PORT/',
    'https://0:PORT/',
    'https://[::1]:PORT/',
    'https://[::]:PORT/',
    'https://[::ffff:127.0.0.1]:PORT/',
    'https://[::ffff:7f00:1]:PORT/',
    'https://[::127.0.0.1]:PORT/',
    'https://[0:0:0:0:0:ffff:127.0.0.1]:PORT/',
    'https://localhost:PORT/',
    'https://LOCALHOST.:PORT/',
    'https://a.localhost:PORT/',
    'https://①②⑦.0.0.1:PORT/',
    'https://169.254.169.254/',
    'https://[fd00:ec2::254]/',
    'https://10.0.0.1/',
    'https://[fe80::1]/',
  ])('%s', async (url) => {
    expect(await post(url.replace('PORT', String(canaryPort)))).toBe('address_not_allowed');
    expect(reached).toBe(0);
  });

  it.each([
    ['169.254.169.254'],
    ['0.0.0.0'],
    ['::ffff:169.254.169.254'],
    ['64:ff9b::7f00:1'],
    ['::'],
    ['127.0.0.1', '169.254.169.254'],
    ['8.8.8.8'],
    ['127.0.0.1', '8.8.8.8'],
  ])('with private addresses allowed and plain http, a name of %s %s', async (...addresses) => {
    dns.set('hostile.test', () => addresses.filter((address) => address !== undefined));
    expect(await post(`http://hostile.test:${canaryPort}/`, { allowPrivate: true })).toBe('address_not_allowed');
    expect(reached).toBe(0);
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['10.1.2.3'],
    ['8.8.8.8', '127.0.0.1'],
    ['2606:4700::1', '::1'],
  ])('a name of %s %s', async (...addresses) => {
    dns.set('hostile.test', () => addresses.filter((address) => address !== undefined));
    expect(await post(`https://hostile.test:${canaryPort}/`)).toBe('address_not_allowed');
    expect(reached).toBe(0);
  });
});

describe('a name', () => {
  it('whose answer changes is asked for once, and only the address that was checked is connected to', async () => {
    let checked = 0;
    const server = createServer((socket) => {
      checked += 1;
      socket.end('HTTP/1.1 204 No Content\r\n\r\n');
    });
    const port = await listen(server, 0, '127.0.0.5');
    // Only the first questions (A and AAAA) get the address of the first server. A later one would lead to this second server.
    await listen(
      createServer(() => (reached += 1)),
      port,
      '127.0.0.6',
    );
    let asked = 0;
    dns.set('rebinds.test', () => ((asked += 1) <= 2 ? ['127.0.0.5'] : ['127.0.0.6']));
    expect(await post(`http://rebinds.test:${port}/`, { allowPrivate: true })).toMatchObject({ statusCode: 204 });
    expect(dns.asked.toSorted()).toEqual(['A rebinds.test', 'AAAA rebinds.test']);
    expect([checked, reached]).toEqual([1, 0]);
  });

  it('without an address is not found', async () => {
    expect(await post('https://nowhere.test/')).toBe('name_not_found');
  });

  it('whose server does not answer costs no more than the time of the attempt', async () => {
    dns.set('silent.test', () => 'silence');
    expect(await post('https://silent.test/', { timeoutMs: 300 })).toBe('timeout');
  });
});

/** An endpoint that answers each connection in its own way. */
async function endpoint(answer: (socket: Socket) => void): Promise<string> {
  const port = await listen(
    createServer((socket) => {
      socket.once('data', () => answer(socket));
    }),
    0,
    '127.0.0.1',
  );
  return `http://127.0.0.1:${port}/hook`;
}

const whenever = { allowPrivate: true };
const head = 'HTTP/1.1 200 OK\r\n';

/** Writes for as long as somebody reads. */
function endless(socket: Socket, start: string, part: string): void {
  socket.write(start);
  const more = (): void => {
    while (!socket.destroyed && socket.write(part));
  };
  socket.on('drain', more);
  more();
}

/** Writes a byte every 20 ms. */
function dripping(socket: Socket, start: string, byte: string): void {
  socket.write(start);
  const timer = setInterval(() => socket.write(byte), 20);
  socket.on('close', () => clearInterval(timer));
}

describe('an answer', () => {
  it.each([301, 302, 303, 307, 308])('of %i to loopback is not followed', async (status) => {
    const location = `location: http://127.0.0.1:${canaryPort}/\r\ncontent-length: 0\r\n\r\n`;
    const url = await endpoint((socket) => socket.end(`HTTP/1.1 ${status} Moved\r\n${location}`));
    expect(await post(url, whenever)).toMatchObject({ statusCode: status });
    expect(reached).toBe(0);
  });

  it('without an end is read up to 64 kB, and 1 kB of it is kept', async () => {
    let sent = 0;
    const url = await endpoint((socket) => {
      endless(socket, `${head}\r\n`, 'x'.repeat(16_384));
      socket.on('close', () => (sent = socket.bytesWritten));
    });
    const answer = await post(url, whenever);
    expect(answer).toMatchObject({ statusCode: 200, body: 'x'.repeat(1_024) });
    // What the buffers of both sockets hold comes on top.
    expect(sent).toBeLessThan(16 * 1_024 * 1_024);
  });

  it.each([
    ['with endless chunks', `${head}transfer-encoding: chunked\r\n\r\n`, `4000\r\n${'x'.repeat(16_384)}\r\n`],
    ['that claims to be huge', `${head}content-length: 99999999999\r\n\r\n`, 'x'.repeat(16_384)],
  ])('%s is read up to 64 kB', async (_, start, part) => {
    const url = await endpoint((socket) => endless(socket, start, part));
    expect(await post(url, whenever)).toMatchObject({ statusCode: 200, body: 'x'.repeat(1_024) });
  });

  it('with endless headers is refused', async () => {
    const url = await endpoint((socket) => endless(socket, head, `x-more: ${'x'.repeat(1_000)}\r\n`));
    expect(await post(url, whenever)).toBe('answer_invalid');
  });

  it.each([
    ['that never comes', '', ''],
    ['whose head comes byte by byte', head, 'x'],
    ['whose body comes byte by byte', `${head}content-length: 1000000\r\n\r\n`, 'x'],
    ['that only says that it continues', '', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ])('%s ends with the time of the attempt', async (_, start, byte) => {
    const url = await endpoint((socket) => dripping(socket, start, byte));
    expect(await post(url, { allowPrivate: true, timeoutMs: 500 })).toBe('timeout');
  });

  it.each([
    ['of another protocol', 'SSH-2.0-OpenSSH_9.9\r\n', 'answer_invalid'],
    [
      'that changes the protocol',
      'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
      'answer_invalid',
    ],
    ['that breaks off', `${head}content-length: 100\r\n\r\nhalf`, 'connection_reset'],
    ['without a byte', '', 'connection_reset'],
  ])('%s is a failure', async (_, text, reason) => {
    const url = await endpoint((socket) => socket.end(text));
    expect(await post(url, whenever)).toBe(reason);
  });

  it('keeps no characters that PostgreSQL cannot store', async () => {
    const url = await endpoint((socket) => socket.end(`${head}content-length: 6\r\n\r\na\0b\u{1b}\xff`, 'latin1'));
    expect(await post(url, whenever)).toBe('connection_reset');
    const whole = await endpoint((socket) => socket.end(`${head}content-length: 5\r\n\r\na\0b\u{1b}\xff`, 'latin1'));
    expect(await post(whole, whenever)).toMatchObject({ body: 'a\u{fffd}b\u{fffd}\u{fffd}' });
  });

  it('from a closed port is a failure', async () => {
    const server = createServer();
    const port = await listen(server, 0, '127.0.0.1');
    server.close();
    expect(await post(`http://127.0.0.1:${port}/`, whenever)).toBe('connection_refused');
  });

  it('of a server without a trusted certificate is refused; the server is asked by its name', async () => {
    const names: string[] = [];
    const { certificate: cert, key } = new Authority().issue('shop.test');
    const SNICallback: TlsOptions['SNICallback'] = (name, give) => {
      names.push(name);
      give(null, createSecureContext({ cert, key }));
    };
    const server = createTlsServer({ cert, key, SNICallback });
    server.on('tlsClientError', () => undefined);
    const port = await listen(server, 0, '127.0.0.1');
    dns.set('shop.test', () => ['127.0.0.1']);
    expect(await post(`https://shop.test:${port}/`, whenever)).toBe('tls_failed');
    expect(names).toEqual(['shop.test']);
  });

  it('that is not TLS is refused', async () => {
    const url = await endpoint((socket) => socket.end('no TLS'));
    expect(await post(url.replace('http:', 'https:'), whenever)).toBe('tls_failed');
  });
});

describe('a worker that stops', () => {
  it('breaks an attempt off', async () => {
    const stopping = new AbortController();
    const server = createServer(() => stopping.abort(new Error('the worker stops')));
    const port = await listen(server, 0, '127.0.0.1');
    const attempt = post(`http://127.0.0.1:${port}/`, { ...whenever, stopped: stopping.signal });
    await expect(attempt).rejects.toThrow('the worker stops');
  });

  it('has not gathered something for each attempt that it made', async () => {
    const { signal: stopped } = new AbortController();
    const server = createServer((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'));
    const port = await listen(server, 0, '127.0.0.1');
    await post(`http://127.0.0.1:${port}/`, { ...whenever, stopped });
    expect(await post('http://169.254.169.254/', { ...whenever, stopped })).toBe('address_not_allowed');
    const fields: Readonly<Record<symbol, unknown>> = Object(stopped);
    const kept = Object.getOwnPropertySymbols(fields).map((field) => (fields[field] as { size?: number } | null)?.size);
    // Listeners, and signals that depend on it.
    expect(kept.filter((size) => size !== undefined && size > 0)).toEqual([]);
  });
});

describe('the connections to an endpoint', () => {
  const ok = (body: string): string => `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  let connections: EndpointConnections;
  beforeEach(() => (connections = new EndpointConnections()));
  afterEach(() => connections.close());
  const again = (url: string) => post(url, { ...whenever, connections });

  /** Calls `answer` for each request with its number on its connection. Gives how many connections there were. */
  async function keeping(host: string, answer: (socket: Socket, turn: number) => void, port = 0) {
    const made: Socket[] = [];
    const server = createServer((socket) => {
      made.push(socket);
      let turn = 0;
      socket.on('data', () => answer(socket, (turn += 1)));
    });
    return { port: await listen(server, port, host), made };
  }

  it('are used again, and closed with the lease', async () => {
    const { port, made } = await keeping('127.0.0.1', (socket, turn) => socket.write(ok(String(turn))));
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) answers.push(await again(`http://127.0.0.1:${port}/`));
    expect(answers).toMatchObject([{ body: '1' }, { body: '2' }, { body: '3' }]);
    expect(made).toHaveLength(1);
    connections.close();
    await until('It is closed', () => made[0]?.destroyed);
  });

  it('are not used for a name that has another address now', async () => {
    const { port } = await keeping('127.0.0.5', (socket) => socket.write(ok('before')));
    await keeping('127.0.0.6', (socket) => socket.write(ok('after')), port);
    const url = `http://moves.test:${port}/`;
    dns.set('moves.test', () => ['127.0.0.5']);
    expect(await again(url)).toMatchObject({ body: 'before' });
    dns.set('moves.test', () => ['127.0.0.6']);
    expect(await again(url)).toMatchObject({ body: 'after' });
    dns.set('moves.test', () => ['169.254.169.254']);
    expect(await again(url)).toBe('address_not_allowed');
  });

  it('that were closed meanwhile cost no attempt', async () => {
    const { port, made } = await keeping('127.0.0.1', (socket, turn) => {
      if (turn === 1) socket.write(ok('told'));
      else socket.resetAndDestroy();
    });
    const url = `http://127.0.0.1:${port}/`;
    expect([await again(url), await again(url)]).toMatchObject([{ body: 'told' }, { body: 'told' }]);
    expect(made).toHaveLength(2);
  });

  it('that break off in the middle of an answer are a failure: the endpoint has seen the request', async () => {
    const { port, made } = await keeping('127.0.0.1', (socket, turn) => {
      if (turn === 1) socket.write(ok('told'));
      else socket.write(`${head}content-length: 100\r\n\r\nhalf`, () => socket.resetAndDestroy());
    });
    const url = `http://127.0.0.1:${port}/`;
    expect(await again(url)).toMatchObject({ body: 'told' });
    expect(await again(url)).toBe('connection_reset');
    expect(made).toHaveLength(1);
  });

  it.each(['with its answer', 'after its answer'])(
    'of an endpoint that says more than it is asked, %s, are not used again',
    async (when) => {
      const more = 'HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n';
      const { port, made } = await keeping('127.0.0.1', (socket) => {
        socket.write(ok('told') + (when === 'with its answer' ? more : ''));
      });
      const url = `http://127.0.0.1:${port}/`;
      expect(await again(url)).toMatchObject({ statusCode: 200, body: 'told' });
      if (when === 'after its answer') made[0]?.write(more);
      await until('It is closed', () => made[0]?.destroyed);
      expect(await again(url)).toMatchObject({ statusCode: 200, body: 'told' });
      expect(made).toHaveLength(2);
    },
  );
});
