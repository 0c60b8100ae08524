import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes the folder of DATA_DIR where it is not there. Mode 711, so that the database server, which runs as nobody if we are root, can
 * enter its own folder.
 * @throws Error that says how to choose another one
 */
export function makeDataFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  try {
    makeWithParents(folder);
    fs.chmodSync(folder, 0o711);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code}).\n` +
        'What to do: choose a folder that you may write to: DATA_DIR=.data npm start',
      { cause: error },
    );
  }
}

/** Not `recursive`: where a file system takes no folders, such as /proc, Node tries again and again without an end. */
function makeWithParents(folder: string): void {
  const parent = path.dirname(folder);
  if (!fs.existsSync(parent)) makeWithParents(parent);
  fs.mkdirSync(folder);
}
