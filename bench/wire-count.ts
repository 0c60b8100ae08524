import net from 'node:net';

export interface WireCount {
  readonly statements: number;
  readonly roundTrips: number;
}

export interface CountingProxy {
  readonly port: number;
  /** What has gone to PostgreSQL since the last time it was asked. */
  readonly take: () => WireCount;
  readonly stop: () => void;
}

const executeMessage = 'E'.charCodeAt(0);
const simpleQueryMessage = 'Q'.charCodeAt(0);

/**
 * Stands between a server and PostgreSQL and counts what the server sends: statements, and round trips, which are the
 * times that it sends something after it has been answered.
 */
export async function startCountingProxy(postgresPort: number): Promise<CountingProxy> {
  let statements = 0;
  let roundTrips = 0;
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((client) => {
    const server = net.connect(postgresPort, '127.0.0.1');
    let wasAnswered = true;
    const countMessages = messageCounter((type) => {
      if (type === executeMessage || type === simpleQueryMessage) statements += 1;
    });
    client.on('data', (chunk) => {
      if (wasAnswered) roundTrips += 1;
      wasAnswered = false;
      countMessages(chunk);
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      wasAnswered = true;
      client.write(chunk);
    });
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [client, server].forEach((each) => each.destroy()));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as net.AddressInfo).port,
    take: () => {
      const count = { statements, roundTrips };
      statements = 0;
      roundTrips = 0;
      return count;
    },
    stop: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Calls back for each message of a client; chunks may split messages. The first message has no type, only a length. */
function messageCounter(onMessage: (type: number) => void): (chunk: Buffer) => void {
  let typeLength = 0;
  let pending = Buffer.alloc(0);
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= typeLength + 4) {
      const size = typeLength + pending.readUInt32BE(typeLength);
      if (pending.length < size) return;
      if (typeLength === 1) onMessage(pending.readUInt8(0));
      typeLength = 1;
      pending = pending.subarray(size);
    }
  };
}
