import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

/** How long an idle connection stays open during a shutdown, so that a request in transit is still answered. */
const idleGraceMs = 1_500;

/** How many requests on one connection may be unanswered. Node reads 64 kB of them at once, and has no bound of its own. */
const maxUnanswered = 100;

/**
 * How long a client may take nothing of what is sent to it: the server's timeout of a connection on which nothing moves. Node asks
 * twice before it says so, so a client that stops reading is cut after 10 to 20 s.
 */
export const stalledReaderMs = 10_000;

/**
 * Tracks the open connections of an HTTP server and their unfinished responses: for a graceful shutdown, and against clients that
 * do not read what they ask for. (docs/decisions/0097)
 */
export class Connections {
  private readonly unanswered = new Map<Socket, ServerResponse[]>();
  private isDraining = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.unanswered.set(socket, []);
      socket.once('close', () => this.forget(socket));
      if (this.isDraining) this.endWhenIdle(socket);
    });
    server.on('timeout', (socket: Socket) => this.endUnread(socket));
    server.prependListener('request', ({ socket }, response) => this.add(socket, response));
  }

  /** The unfinished responses of this connection, in order. */
  of(socket: Socket): readonly ServerResponse[] {
    return this.unanswered.get(socket) ?? [];
  }

  /**
   * Accepts no new connections, answers requests on open ones with `Connection: close`, and closes idle ones. Resolves
   * when all connections are closed.
   */
  drain(): Promise<void> {
    this.isDraining = true;
    // Not http.Server.close(): it closes idle connections at once and stops enforcing the request timeouts.
    const closed = new Promise<void>((resolve) => {
      TcpServer.prototype.close.call(this.server, () => resolve());
    });
    for (const socket of this.unanswered.keys()) this.closeWhenAnswered(socket);
    return closed;
  }

  private add(socket: Socket, response: ServerResponse): void {
    const responses = this.unanswered.get(socket);
    if (!responses) return;
    responses.push(response);
    if (responses.length > maxUnanswered) socket.destroy();
    if (this.isDraining) closeAfterLast(responses);
    response.once('close', () => {
      responses.splice(responses.indexOf(response), 1);
      if (this.isDraining) this.closeWhenAnswered(socket);
    });
  }

  /** Tells each waiting response that its client has left, as Node tells the one whose turn it is alone. */
  private forget(socket: Socket): void {
    const left = [...this.of(socket)];
    this.unanswered.delete(socket);
    for (const response of left) {
      if (response.socket !== null || response.writableFinished) continue;
      response.destroy();
      // Node's own mark, behind `closed`: what is sent to this response later, such as a file, is given up by it.
      Object.assign(response, { _closed: true });
      response.emit('close');
    }
  }

  /**
   * Called when nothing has moved on a connection: for `stalledReaderMs`, or for the keep-alive time since its last answer. One
   * that waits for an answer, or has not sent a request yet, has other time limits.
   */
  private endUnread(socket: Socket): void {
    const isUnused = this.of(socket).length === 0 && socket.bytesWritten > 0;
    if (isUnused || socket.writableLength > 0) socket.destroy();
  }

  private closeWhenAnswered(socket: Socket): void {
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

/** Only the last response gets `Connection: close`: later responses on the same connection would not be sent. */
export function closeAfterLast(responses: readonly ServerResponse[]): void {
  for (const response of responses) {
    if (response.headersSent) continue;
    if (response === responses.at(-1)) response.setHeader('connection', 'close');
    else if (response.hasHeader('connection')) response.removeHeader('connection');
  }
}
