/** What the API takes at most, in UTF-8. (docs/reference/portal.md#csv-import) */
const maxRows = 10_000;
const maxBytes = 1024 * 1024;

type FileProblem = 'unreadable' | 'tooLarge';

/** Why a file is not sent, and what helps. */
export const fileProblems: Readonly<Record<FileProblem, string>> = {
  unreadable: 'The file can’t be read. Save it as “CSV UTF-8” in the spreadsheet, and choose it again.',
  tooLarge:
    'An import takes at most 10,000 rows and 1 MB. Split the file into several, each with the line of the column names, and ' +
    'import one after the other.',
};

/** Lines with text, without the one of the names. A line break within quotes ends none. */
export const countRows = (csv: string): number =>
  Math.max(
    0,
    csv
      .replaceAll(/"[^"]*"/g, '"')
      .split('\n')
      .filter((line) => line.trim()).length - 1,
  );

/** Whether the API would refuse the text for its size. */
export const isTooLarge = (csv: string): boolean =>
  csv.length > maxBytes || new Blob([csv]).size > maxBytes || countRows(csv) > maxRows;

/**
 * Spreadsheets save "Unicode text" as UTF-16, and a plain "CSV" often in Windows-1252. That one is an error: read as UTF-8,
 * Müller would be stored as M\ufffdller.
 */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/** The text of a file, or why it can't be imported. */
export async function readImportFile(
  file: File,
): Promise<{ readonly text: string } | { readonly problem: FileProblem }> {
  // UTF-16 takes at most twice the bytes of UTF-8. A larger file is not read at all: showing it would block the page.
  if (file.size > 2 * maxBytes + 2) return { problem: 'tooLarge' };
  const text = await textOf(file).catch(() => undefined);
  if (text === undefined) return { problem: 'unreadable' };
  return isTooLarge(text) ? { problem: 'tooLarge' } : { text };
}
