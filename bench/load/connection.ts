import net from 'node:net';
import type { LoadRequest } from './requests.js';

export interface LoadResponse {
  readonly status: number;
  readonly body: Buffer;
}

const headEnd = Buffer.from('\r\n\r\n');
const nothing = Buffer.alloc(0);

/** Longer than any answer takes on a busy machine: a server that does not respond ends the benchmark. */
const timeoutMs = 30_000;

/**
 * One keep-alive connection with one request at a time. It is our own code because the load runs on the same machine as the
 * servers: every microsecond of CPU that the client uses reduces the measured difference between two servers. autocannon 9
 * with a new body and Idempotency-Key for each request used 38 to 41 µs of CPU per request, this 20, and it reports latencies
 * in whole milliseconds.
 */
export class LoadConnection {
  private received: Buffer = nothing;
  private waiting: { resolve: (response: LoadResponse) => void; reject: (error: Error) => void } | undefined;

  private constructor(private readonly socket: net.Socket) {
    socket.setNoDelay(true);
    socket.setTimeout(timeoutMs, () => this.fail(new Error(`No answer within ${timeoutMs / 1000} seconds.`)));
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('The server closed the connection.')));
  }

  static open(port: number): Promise<LoadConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new LoadConnection(socket));
      });
    });
  }

  send(request: LoadRequest): Promise<LoadResponse> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(textOf(request));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const end = this.received.indexOf(headEnd);
    if (end === -1) return;
    const head = this.received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.fail(new Error('The answer has no Content-Length.'));
    const start = end + headEnd.length;
    if (this.received.length < start + Number(length)) return;
    const body = this.received.subarray(start, start + Number(length));
    this.received = nothing;
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }

  private fail(error: Error): void {
    this.waiting?.reject(error);
    this.waiting = undefined;
    this.socket.destroy();
  }
}

function textOf({ method, path, headers, body }: LoadRequest): string {
  let text = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
  for (const name of Object.keys(headers)) text += `${name}: ${headers[name]}\r\n`;
  // All of what is sent is ASCII, so that its length in characters is its length in bytes.
  return body === undefined ? `${text}\r\n` : `${text}Content-Length: ${body.length}\r\n\r\n${body}`;
}
