import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { freePort } from '../harness/free-port.js';

/** Where in a mail's dialogue the server can wait: at the end of a command, in the middle of the mail, or after its last dot. */
export type Stage = 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'final dot';

/** A mail that the server has said yes to. */
export interface AcceptedMail {
  readonly to: string;
  readonly from: string;
  readonly raw: Buffer;
}

export const readMail = ({ raw }: AcceptedMail): Promise<Email> => PostalMime.parse(raw);

export const messageIdOf = ({ raw }: AcceptedMail): string =>
  /^message-id:\s*(<[^>]*>)/im.exec(raw.toString('latin1'))?.[1] ?? 'none';

type Mood = 'takes' | 'hangs' | 421 | 550;

/** An SMTP server of one test file's own, which accepts mails, refuses them, does not answer, or waits at a chosen stage. */
export class TestMailServer {
  readonly taken: AcceptedMail[] = [];
  /** How many connections came, refused ones too. */
  connections = 0;
  mood: Mood = 'takes';
  /** The addresses that it refuses for good. */
  readonly unknown = new Set<string>();
  /** The delay in milliseconds before the server accepts an e-mail. */
  slowMs = 0;
  private server: SMTPServer | undefined;
  private stages: Stage[] = [];
  private readonly waitsAt = new Map<string, Stage>();
  private readonly held: (() => void)[] = [];

  private constructor(readonly port: number) {}

  static async start(): Promise<TestMailServer> {
    const server = new TestMailServer(await freePort());
    await server.restart();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The mails to this address. */
  to(address: string): AcceptedMail[] {
    return this.taken.filter(({ to }) => to === address);
  }

  /** The next connections wait, one at each of these. */
  hold(...stages: Stage[]): void {
    this.stages = stages;
  }

  /** How many mails wait now. */
  get holding(): number {
    return this.held.length;
  }

  /** Goes on with all, and makes nobody wait any more. */
  release(): void {
    for (const goOn of this.stopHolding()) goOn();
  }

  /** Never says yes to those who wait: their senders are dead. */
  forget(): void {
    this.stopHolding();
  }

  private stopHolding(): (() => void)[] {
    this.stages = [];
    this.waitsAt.clear();
    return this.held.splice(0);
  }

  get isAway(): boolean {
    return this.server === undefined;
  }

  /** Connections are refused. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  async restart(): Promise<void> {
    this.server = this.create();
    const listening = this.server.listen(this.port, '127.0.0.1');
    await once(listening, 'listening');
  }

  private create(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      logger: false,
      onConnect: (session, next) => this.greet(session, next),
      onMailFrom: (_address, session, next) => this.at('MAIL FROM', session, next),
      onRcptTo: ({ address }, session, next) => {
        if (this.mood === 550 || this.unknown.has(address)) return next(refusal(550));
        return this.at('RCPT TO', session, next);
      },
      onData: (stream, session, next) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.once('data', () => {
          if (this.waitsAt.get(session.id) !== 'DATA') return;
          stream.pause();
          this.at('DATA', session, () => stream.resume());
        });
        stream.once('end', () => this.at('final dot', session, () => this.take(session, chunks, next)));
      },
    });
    // A worker that is killed breaks its connections.
    server.on('error', () => undefined);
    return server;
  }

  private greet(session: SMTPServerSession, next: (error?: Error) => void): void {
    this.connections += 1;
    if (this.mood === 'hangs') return;
    if (this.mood === 421) return next(refusal(421));
    const stage = this.stages.shift();
    if (stage) this.waitsAt.set(session.id, stage);
    next();
  }

  private at(stage: Stage, session: SMTPServerSession, next: () => void): void {
    if (this.waitsAt.get(session.id) !== stage) return next();
    this.held.push(next);
  }

  private take(session: SMTPServerSession, chunks: readonly Buffer[], next: () => void): void {
    const { mailFrom, rcptTo } = session.envelope;
    const from = mailFrom ? mailFrom.address : '';
    for (const { address } of rcptTo) this.taken.push({ to: address, from, raw: Buffer.concat(chunks) });
    if (this.slowMs > 0) setTimeout(next, this.slowMs);
    else next();
  }
}

const refusal = (responseCode: number): Error => Object.assign(new Error('Not now'), { responseCode });
