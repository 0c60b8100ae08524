import { maxLogoBytes, readLogo } from './logo.js';

/** The start of a PNG of this size. */
function png(width: number, height: number, length = 64): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A JPEG with an application segment, a table and a frame header. */
function jpeg(width: number, height: number, frame = 0xc0): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 9, 0xff, frame, 0, 17, 8]);
  const view = new DataView(bytes.buffer);
  view.setUint16(18, height);
  view.setUint16(20, width);
  return bytes;
}

const text = (written: string): Uint8Array => Uint8Array.from(written, (sign) => sign.codePointAt(0) ?? 0);

it.each([
  ['a PNG', png(120, 40), 'image/png'],
  ['the largest PNG', png(4096, 1, maxLogoBytes), 'image/png'],
  ['a JPEG', jpeg(120, 40), 'image/jpeg'],
  ['a progressive JPEG', jpeg(4096, 4096, 0xc2), 'image/jpeg'],
])('%s is a logo', (_, bytes, type) => expect(readLogo(bytes)).toEqual({ type, bytes }));

it.each([
  ['nothing', new Uint8Array()],
  ['a signature alone', png(1, 1).subarray(0, 24)],
  ['a PNG without width', png(0, 10)],
  ['a PNG that is too wide', png(4097, 10)],
  ['a PNG that is too high', png(10, 0xffffffff)],
  ['a file that is too large', png(10, 10, maxLogoBytes + 1)],
  ['a PNG with another first chunk', png(10, 10).fill(0x41, 12, 16)],
  ['a JPEG that is too wide', jpeg(4097, 10)],
  ['a JPEG without height', jpeg(10, 0)],
  ['a JPEG without a frame', jpeg(10, 10, 0xc8)],
  ['a GIF', text('GIF89a'.padEnd(64))],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
  ['an SVG behind a comment', text(`<!-- ${'x'.repeat(64)} --><svg/>`)],
  ['HTML', text('<!doctype html><script>alert(1)</script>'.padEnd(64))],
])('%s is refused', (_, bytes) => expect(() => readLogo(bytes)).toThrow('PNG or JPEG'));
