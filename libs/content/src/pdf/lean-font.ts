const headerSize = 44;
const entrySize = 20;

/** A WOFF font without its SVG table. Chromium draws emoji from the COLR table, and the SVG table is most of the file. */
export function withoutSvgTable(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, at) =>
    woff.subarray(headerSize + at * entrySize, headerSize + (at + 1) * entrySize),
  );
  const kept = entries.filter((entry) => entry.toString('latin1', 0, 4) !== 'SVG ');
  const directory: Buffer[] = [];
  const tables: Buffer[] = [];
  let offset = headerSize + kept.length * entrySize;
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
  // The fields for metadata and the private block stay zero.
  const header = Buffer.alloc(headerSize);
  woff.copy(header, 0, 0, 24);
  header.writeUInt32BE(offset, 8);
  header.writeUInt16BE(kept.length, 12);
  header.writeUInt32BE(unpacked, 16);
  return Buffer.concat([header, ...directory, ...tables]);
}

/** Tables start at multiples of 4 bytes. */
const aligned = (length: number): number => Math.ceil(length / 4) * 4;
