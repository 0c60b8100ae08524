import { once } from 'node:events';
import net from 'node:net';

type Mode = 'pass' | 'refuse' | 'silent' | 'cut before COMMIT' | 'cut after COMMIT';

/** The text in the driver's message when it sends COMMIT, and in PostgreSQL's when it has committed. */
const sending = 'commit\0';
const committed = 'COMMIT\0';

/** Stands between a process and its database, and can take the database away. */
export class TcpProxy {
  private readonly sockets = new Set<net.Socket>();
  private mode: Mode = 'pass';
  private lateMs = 0;
  private readonly server = net.createServer((near) => this.join(near));

  private constructor(
    private readonly host: string,
    private readonly targetPort: number,
  ) {}

  static async before(databaseUrl: string): Promise<{ proxy: TcpProxy; url: string }> {
    const url = new URL(databaseUrl);
    const proxy = new TcpProxy(url.hostname, Number(url.port));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    const address = proxy.server.address();
    url.hostname = '127.0.0.1';
    url.port = String(typeof address === 'object' && address ? address.port : 0);
    return { proxy, url: url.href };
  }

  /** Every connection breaks, and new ones break at once. */
  refuse(): void {
    this.mode = 'refuse';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Connections stay open and nothing goes through, as behind a cut cable. */
  silence(): void {
    this.mode = 'silent';
  }

  /** Everything goes through, each way so many milliseconds late; 0: at once again. */
  delay(milliseconds: number): void {
    this.lateMs = milliseconds;
  }

  /** The next COMMIT breaks its connection: before it reaches the database, or after the commit and before its answer arrives. */
  cutNextCommit(when: 'before' | 'after'): void {
    this.mode = `cut ${when} COMMIT`;
  }

  /** Everything goes through again; what was silenced meanwhile is lost, and its connection with it. */
  pass(): void {
    if (this.mode === 'silent') for (const socket of this.sockets) socket.destroy();
    this.mode = 'pass';
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: net.Socket): void {
    this.track(near);
    if (this.mode === 'refuse') return void near.destroy();
    const far = net.connect(this.targetPort, this.host);
    this.track(far);
    const [toFar, toNear] = [this.lateWriter(far), this.lateWriter(near)];
    let doomed = false;
    const cut = (): void => {
      this.mode = 'pass';
      near.destroy();
      far.destroy();
    };
    near.on('data', (chunk) => {
      if (this.mode === 'silent') return;
      const commits = chunk.includes(sending);
      if (commits && this.mode === 'cut before COMMIT') return cut();
      if (commits && this.mode === 'cut after COMMIT') doomed = true;
      toFar(chunk);
    });
    far.on('data', (chunk) => {
      if (this.mode === 'silent') return;
      if (!doomed) toNear(chunk);
      else if (chunk.includes(committed)) cut();
    });
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }

  /** Writes in the order in which it is called, also when the delay ends meanwhile. */
  private lateWriter(socket: net.Socket): (chunk: Buffer) => void {
    let queued = 0;
    let lastAt = 0;
    return (chunk) => {
      if (this.lateMs === 0 && queued === 0) return void socket.write(chunk);
      lastAt = Math.max(lastAt, Date.now() + this.lateMs);
      queued += 1;
      setTimeout(() => {
        queued -= 1;
        if (!socket.destroyed) socket.write(chunk);
      }, lastAt - Date.now());
      return undefined;
    };
  }

  private track(socket: net.Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
  }
}
