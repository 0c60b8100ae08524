import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { Refusal } from '#domain/errors.js';
import { options } from './arguments.js';

export type Answer = object | readonly object[];

// Each write has its error from its callback.
process.stdout.on('error', () => undefined);

/** @throws Refusal `output_lost` where nobody reads standard output, or it is full */
export async function print(answer: Answer): Promise<void> {
  const isSecretLost = 'secret' in answer && 'id' in answer;
  const advice = isSecretLost ? ` The secret of ${String(answer.id)} is lost: rotate that key again.` : '';
  await write(textOf(answer), `The command was carried out, but its answer could not be written.${advice}`);
}

/** console.log() ignores an error of its stream. */
export function write(text: string, otherwise = 'Standard output could not be written.'): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) =>
      error ? reject(new Refusal('invalid', 'output_lost', otherwise)) : resolve(),
    );
  });
}

function textOf(answer: Answer): string {
  if (options.json) return `${JSON.stringify(answer, null, 2)}\n`;
  return Array.isArray(answer) ? tableOf(answer) : fieldsOf(answer);
}

function tableOf(rows: readonly object[]): string {
  const table = new PassThrough();
  new Console(table).table(rows);
  return String(table.read());
}

function fieldsOf(answer: object): string {
  const width = Math.max(...Object.keys(answer).map((name) => name.length));
  const lines = Object.entries(answer).map(([name, value]) => {
    const text = value instanceof Date ? value.toISOString() : String(value ?? '-');
    return `${name.padEnd(width)}  ${text}\n`;
  });
  return lines.join('');
}
