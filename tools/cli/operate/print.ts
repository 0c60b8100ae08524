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

/** Columns in line, without quotes or borders, so that a value can be copied. */
function tableOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  if (rows.length === 0) return 'There are none.\n';
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => textOfValue(row[name])))];
  const widths = names.map((_, column) => lines.reduce((most, cells) => Math.max(most, cells[column]?.length ?? 0), 0));
  return lines
    .map(
      (cells) =>
        `${cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function fieldsOf(answer: object): string {
  const width = Math.max(...Object.keys(answer).map((name) => name.length));
  const lines = Object.entries(answer).map(([name, value]) => `${name.padEnd(width)}  ${textOfValue(value)}\n`);
  return lines.join('');
}

const textOfValue = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value ?? '-'));
