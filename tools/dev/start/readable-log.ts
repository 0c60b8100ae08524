import pretty from 'pino-pretty';

const format = pretty.prettyFactory({
  colorize: process.stdout.isTTY,
  singleLine: true,
  translateTime: 'SYS:HH:MM:ss.l',
  ignore: 'pid,hostname,service',
});

/** One JSON line of a log as a person reads it. Any other line stays as it is. */
export function readableLine(line: string): string {
  return line.startsWith('{') ? (format(line) as string).trimEnd() : line;
}
