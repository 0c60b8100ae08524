import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';

/** How long an idle connection stays open during a shutdown, so that a request in transit is still answered. */
const idleGraceMs = 1_500;

/** Tracks the open connections of an HTTP server and their unfinished responses, for a graceful shutdown. */
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
    if (this.isDraining) closeAfterLast(responses);
    response.once('close', () => {
      responses.splice(responses.indexOf(response), 1);
      if (this.isDraining) this.closeWhenAnswered(socket);
    });
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
