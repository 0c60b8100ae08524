import fs from 'node:fs';
import path from 'node:path';

/** Writes a file under another name and renames it: who reads it finds the old text or the new one. */
export function writeWhole(file, text) {
  const unfinished = `${file}.${process.pid}.tmp`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}
