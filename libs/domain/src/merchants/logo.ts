import { invalid, type Refusal } from '../errors.js';

/** The picture of a merchant's logo, as it was uploaded. */
export interface Logo {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
}

export const maxLogoBytes = 256 * 1024;
/** A limit, because an image of a few kilobytes can decompress to gigabytes. */
const maxLogoSidePixels = 4_096;

export const logoInvalid = (): Refusal =>
  invalid(
    'logo_invalid',
    `The logo must be a PNG or JPEG picture of at most ${maxLogoBytes / 1024} KiB, with sides of 1 to ${maxLogoSidePixels} pixels.`,
  );

/**
 * The logo in a file. Its type is what its bytes say, whatever its name and media type are.
 * @throws Refusal `invalid` logo_invalid (docs/reference/portal.md#settings)
 */
export function readLogo(bytes: Uint8Array): Logo {
  const type = bytes.length <= maxLogoBytes ? logoTypeOf(bytes) : undefined;
  if (type === undefined) throw logoInvalid();
  return { type, bytes };
}

/** The type of a picture that can be drawn safely, by its bytes; undefined for everything else. */
export function logoTypeOf(bytes: Uint8Array): Logo['type'] | undefined {
  if (isLogoSize(pngSize(bytes))) return 'image/png';
  return isLogoSize(jpegSize(bytes)) ? 'image/jpeg' : undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const isLogoSize = (size: Size | undefined): boolean =>
  size !== undefined &&
  Math.min(size.width, size.height) >= 1 &&
  Math.max(size.width, size.height) <= maxLogoSidePixels;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** From the first chunk; undefined: not a PNG. */
function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 33) return undefined;
  const view = viewOf(bytes);
  const signature = view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
  const header = view.getUint32(8) === 13 && view.getUint32(12) === 0x49484452;
  return signature && header ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** From the first frame header; undefined: not a JPEG. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 4) return undefined;
  const view = viewOf(bytes);
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
