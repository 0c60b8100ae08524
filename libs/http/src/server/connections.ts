import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

/** During a stop a connection without a request stays open for so long: a request that is on its way is still answered. */
const idleGraceMs = 1_500;

/** The connections of an HTTP server with what is not answered on each, so that it can stop without cutting an answer. */
export class Connections {
  private readonly unanswered = new Map<Socket, ServerResponse[]>();
  private isDraining = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.unanswered.set(socket, []);
      socket.once('close', () => this.unanswered.delete(socket));
      if (this.isDraining) this.endWhenIdle(socket);
    });
    server.prependListener('request', ({ socket }, response) => this.add(socket, response));
  }

  /** The responses that this connection still waits for, in their order. */
  of(socket: Socket): readonly ServerResponse[] {
    return this.unanswered.get(socket) ?? [];
  }

  /**
   * Takes no new connection, answers what comes on the others with `Connection: close`, ends those that are idle, and
   * resolves when all are closed.
   */
  drain(): Promise<void> {
    this.isDraining = true;
    // Not the HTTP server's own close(): it cuts idle connections at once, and no longer bounds slow requests.
    const closed = new Promise<void>((resolve) => {
      TcpServer.prototype.close.call(this.server, () => resolve());
    });
    for (const socket of this.unanswered.keys()) this.settle(socket);
    return closed;
  }

  private add(socket: Socket, response: ServerResponse): void {
    const responses = this.unanswered.get(socket);
    if (!responses) return;
    responses.push(response);
    if (this.isDraining) closeAfterLast(responses);
    response.once('close', () => {
      responses.splice(responses.indexOf(response), 1);
      if (this.isDraining) this.settle(socket);
    });
  }

  private settle(socket: Socket): void {
    const responses = this.of(socket);
    if (responses.length > 0) closeAfterLast(responses);
    else this.endWhenIdle(socket);
  }

  private endWhenIdle(socket: Socket): void {
    setTimeout(() => {
      if (this.of(socket).length === 0) socket.destroySoon();
    }, idleGraceMs);
  }
}

/** Only the last answer says `Connection: close`: what was sent behind it on the same connection would get none. */
export function closeAfterLast(responses: readonly ServerResponse[]): void {
  for (const response of responses) {
    if (response.headersSent) continue;
    if (response === responses.at(-1)) response.setHeader('connection', 'close');
    else if (response.hasHeader('connection')) response.removeHeader('connection');
  }
}
