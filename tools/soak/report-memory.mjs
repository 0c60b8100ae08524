// Loaded first into the processes of `npm run soak:memory`: every few seconds it collects garbage and writes a line with the
// memory that is left. Migrations, mailbox and npm report nothing.
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';

const { SOAK_FOLDER, SOAK_SAMPLE_SECONDS } = process.env;
const [, app] = /programs\/(api|portal|worker)\.js$/.exec(process.argv[1] ?? '') ?? [];
if (app && SOAK_FOLDER) {
  const file = path.join(SOAK_FOLDER, `${app}.jsonl`);
  // NODE_OPTIONS, which reaches every process, does not take this option.
  v8.setFlagsFromString('--expose-gc');
  const gc = vm.runInNewContext('gc');
  const sample = () => {
    const { rss } = process.memoryUsage();
    gc();
    const { heapUsed, external } = process.memoryUsage();
    fs.appendFileSync(file, `${JSON.stringify({ rss, heapUsed, external })}\n`);
  };
  setInterval(sample, Number(SOAK_SAMPLE_SECONDS) * 1000).unref();
}
