import { createSocket, type Socket } from 'node:dgram';
import { isIPv4 } from 'node:net';

const types = { A: 1, AAAA: 28 } as const;

/** A name server of the tests, whose answers a test may change at any time. */
export class TestDns {
  /** The names that were asked for, with the type. */
  readonly asked: string[] = [];
  private readonly answers = new Map<string, () => readonly string[] | 'silence'>();

  private constructor(private readonly socket: Socket) {
    socket.on('message', (query, { port, address }) => {
      const answer = this.answer(query);
      if (answer) socket.send(answer, port, address);
    });
  }

  static async start(): Promise<TestDns> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    return new TestDns(socket);
  }

  get server(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  /** Sets the addresses of a name, which `answer` gives again for each pair of questions; `silence`: no answer comes. */
  set(name: string, answer: () => readonly string[] | 'silence'): void {
    this.answers.set(name, answer);
  }

  stop(): void {
    this.socket.close();
  }

  private answer(query: Buffer): Buffer | undefined {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const type = query.readUInt16BE(at + 1);
    const question = query.subarray(12, at + 5);
    const name = labels.join('.').toLowerCase();
    this.asked.push(`${type === types.A ? 'A' : 'AAAA'} ${name}`);
    const answer = this.answers.get(name)?.() ?? [];
    if (answer === 'silence') return undefined;
    const records = answer.filter((address) => isIPv4(address) === (type === types.A)).map(bytesOf);
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    const written = records.map((bytes) => {
      const record = Buffer.from([0xc0, 0x0c, 0, 0, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
      record.writeUInt16BE(type, 2);
      return Buffer.concat([record, bytes]);
    });
    return Buffer.concat([head, question, ...written]);
  }
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 255]));
}
