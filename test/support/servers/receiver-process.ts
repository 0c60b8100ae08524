import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NodeProcess } from '../harness/api-process.js';
import { freePort } from '../harness/free-port.js';
import { until } from '../harness/deadline.js';
import { scaledTimeoutMs } from '../harness/soak.js';

interface ReceivedLine {
  /** The id of the event. */
  readonly id: string;
  /** The hash of the body. */
  readonly hash: string;
  /** Whether the published library of Standard Webhooks accepted the signature on arrival. */
  readonly verified: boolean;
}

/** An endpoint in a process of its own, which a test kills and starts again. What it has answered, it has written down. */
export class ReceiverProcess {
  private process: NodeProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** It has an address, and runs when its secret is known. */
  static async prepare(): Promise<ReceiverProcess> {
    return new ReceiverProcess(await freePort(), fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-receiver-')));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  async start(secret: string): Promise<void> {
    const environment = { PORT: String(this.port), FILE: this.file, SECRET: secret };
    const started = NodeProcess.spawn('test/support/servers/webhook-receiver-program.mjs', environment);
    this.process = started;
    await until(
      'The receiver listens',
      () => {
        if (started.hasEnded) throw new Error(`The receiver ended:\n${started.output}`);
        return started.output.includes('ready');
      },
      scaledTimeoutMs(30_000),
    );
  }

  async kill(): Promise<void> {
    this.process?.signal('SIGKILL');
    await this.process?.ended;
  }

  received(): ReceivedLine[] {
    if (!fs.existsSync(this.file)) return [];
    const lines = fs.readFileSync(this.file, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ReceivedLine);
  }

  async end(): Promise<void> {
    await this.kill();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return path.join(this.folder, 'received');
  }
}
