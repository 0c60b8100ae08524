const HEADER = 44;
const ENTRY = 20;

/**
 * A WOFF font without its table of SVG pictures. The emoji come twice in theirs, for two kinds of browsers: ours draws
 * the table COLR, and the other one is most of the file.
 */
export function withoutPictures(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, at) =>
    woff.subarray(HEADER + at * ENTRY, HEADER + (at + 1) * ENTRY),
  );
  const kept = entries.filter((entry) => entry.toString('latin1', 0, 4) !== 'SVG ');
  const directory: Buffer[] = [];
  const tables: Buffer[] = [];
  let offset = HEADER + kept.length * ENTRY;
  let unpacked = 12 + kept.length * 16;
  for (const entry of kept) {
    const [from, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8)];
    const moved = Buffer.from(entry);
    moved.writeUInt32BE(offset, 4);
    directory.push(moved);
    const table = Buffer.alloc(aligned(length));
    woff.copy(table, 0, from, from + length);
    tables.push(table);
    offset += table.length;
    unpacked += aligned(entry.readUInt32BE(12));
  }
  // No metadata and no private block: the fields for them are zero.
  const header = Buffer.alloc(HEADER);
  woff.copy(header, 0, 0, 24);
  header.writeUInt32BE(offset, 8);
  header.writeUInt16BE(kept.length, 12);
  header.writeUInt32BE(unpacked, 16);
  return Buffer.concat([header, ...directory, ...tables]);
}

/** Tables begin at multiples of four. */
const aligned = (length: number): number => Math.ceil(length / 4) * 4;
