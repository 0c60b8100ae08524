import { type AbstractConnector, Redis, type RedisOptions, SentinelConnector } from 'ioredis';

type Connector = NonNullable<RedisOptions['Connector']>;

/**
 * ioredis (5.11) listens for one error of a socket. A TLS handshake that is cut off, by a stop or a reconnect, may have
 * two: the certificate is refused, and then the server answers with an alert. The second one would end the process.
 */
function withErrorListener(connector: Connector): Connector {
  return new Proxy(connector, {
    construct(target, [options]: [unknown]) {
      const made: AbstractConnector = new target(options);
      const connect = made.connect.bind(made);
      made.connect = async (emitter) => (await connect(emitter)).on('error', () => undefined);
      return made;
    },
  });
}

/** ioredis does not export the class that connects to a server; a client that has not connected has one. */
const { connector: standalone } = new Redis({ lazyConnect: true }) as unknown as {
  connector: { constructor: Connector };
};

export const ServerConnector = withErrorListener(standalone.constructor);
export const SentinelsConnector = withErrorListener(SentinelConnector as Connector);
