import { NodeProcess } from './api-process.js';

/** Bad keys from one address, from a process of their own that can be halted. */
export class Flood {
  private constructor(private readonly process: NodeProcess) {}

  static start(port: number, address: string, connections: number): Flood {
    const environment = { PORT: String(port), ADDRESS: address, CONNECTIONS: String(connections) };
    return new Flood(NodeProcess.spawn('test/support/harness/flood-client.mjs', environment));
  }

  halt(): void {
    this.process.signal('SIGSTOP');
  }

  goOn(): void {
    this.process.signal('SIGCONT');
  }

  /** Ends it when `work` has ended, however that ends, and says how many answers had which status. */
  async during(work: () => Promise<void>): Promise<Readonly<Record<string, number>>> {
    try {
      await work();
    } finally {
      this.goOn();
      this.process.signal('SIGTERM');
      await this.process.ended;
    }
    return JSON.parse(this.process.output) as Record<string, number>;
  }
}
