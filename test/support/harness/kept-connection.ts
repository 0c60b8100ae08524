import net from 'node:net';
import { until } from './deadline.js';

export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** When it was complete, by performance.now(). */
  readonly atMs: number;
}

/** A connection that a client keeps: what is written to it goes out as it is, and whole answers are read from it. */
export class KeptConnection {
  readonly answers: KeptAnswer[] = [];
  /** When the server closed it; undefined while it is open. */
  closedAtMs: number | undefined;
  /** The connection was reset and not closed. */
  wasReset = false;
  private unread = Buffer.alloc(0);

  private constructor(private readonly socket: net.Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.unread = Buffer.concat([this.unread, chunk]);
      while (this.takeAnswer());
    });
    socket.on('error', () => (this.wasReset = true));
    socket.once('close', () => (this.closedAtMs = performance.now()));
  }

  static async open(port: number): Promise<KeptConnection> {
    const socket = net.connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new KeptConnection(socket);
  }

  get localPort(): number {
    return this.socket.localPort ?? 0;
  }

  write(text: string): void {
    this.socket.write(text);
  }

  /** Sends a GET and waits for its answer. */
  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<KeptAnswer> {
    const before = this.answers.length;
    this.write(requestText('GET', path, headers));
    return this.answer(before);
  }

  /** The answer at this place, when it has come. */
  answer(at: number): Promise<KeptAnswer> {
    return until(`Answer ${at + 1}`, () => {
      const answer = this.answers[at];
      if (!answer && this.closedAtMs !== undefined) throw new Error('The connection was closed without an answer.');
      return answer;
    });
  }

  untilClosed(withinMs?: number): Promise<number> {
    return until('The connection is closed', () => this.closedAtMs, withinMs);
  }

  /** Reads nothing any more. */
  pause(): void {
    this.socket.pause();
  }

  /** Reads what one turn of the event loop brings, and nothing after it. */
  readSome(): void {
    this.socket.resume();
    setImmediate(() => this.socket.pause());
  }

  close(): void {
    this.socket.destroy();
  }

  private takeAnswer(): boolean {
    const end = this.unread.indexOf('\r\n\r\n');
    if (end === -1) return false;
    const [line = '', ...lines] = this.unread.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      lines.map((each) => each.split(/: (.*)/s, 2)).map(([name = '', value = '']) => [name.toLowerCase(), value]),
    );
    const length = Number(headers['content-length'] ?? 0);
    const bodyAt = end + 4;
    if (this.unread.length < bodyAt + length) return false;
    const body = this.unread.subarray(bodyAt, bodyAt + length).toString();
    this.answers.push({ status: Number(line.split(' ')[1]), headers, body, atMs: performance.now() });
    this.unread = this.unread.subarray(bodyAt + length);
    return true;
  }
}

/** A request as it goes over the wire. */
export function requestText(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const length = body === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  const lines = Object.entries({ Host: 'localhost', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}
