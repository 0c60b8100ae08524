import fs from 'node:fs';
import path from 'node:path';

interface Sample {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

/** For each process the medians of the first and the last third of its samples, without those of the warm-up. */
export function reportOf(folder: string): string {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  if (files.length < 3) throw new Error(`API, portal and worker report their memory; ${files.length} of them did.`);
  return files.map((name) => lineOf(name.replace('.jsonl', ''), readSamples(path.join(folder, name)))).join('\n');
}

function readSamples(file: string): Sample[] {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Sample).slice(Math.floor(lines.length / 20));
}

function lineOf(app: string, samples: readonly Sample[]): string {
  const third = Math.ceil(samples.length / 3);
  const [first, last] = [samples.slice(0, third), samples.slice(-third)];
  const change = (figure: keyof Sample): string =>
    [first, last].map((part) => megabytes(median(part.map((sample) => sample[figure])))).join(' → ');
  const most = megabytes(Math.max(...samples.map(({ rss }) => rss)));
  return `${app}: RSS ${change('rss')} (at most ${most}), heap after GC ${change('heapUsed')}, external ${change('external')}; ${samples.length} samples`;
}
