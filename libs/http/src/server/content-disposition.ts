/** The characters that `filename*` does not take as they are. (RFC 5987, section 3.2.1) */
const plain = /[^A-Za-z0-9!#$&+.^_`|~-]/gu;
const encoded = (text: string): string =>
  text.replaceAll(plain, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );

/**
 * The header of a file to download. A name with other letters than ASCII's is given twice: as a name of ASCII letters for
 * clients that read no `filename*`, and as it is. (RFC 6266, RFC 5987)
 */
export function attachment(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]/gu, '_')
    .replaceAll(/["\\]/g, '_');
  const isPlain = ascii === filename && !filename.includes('%');
  return `attachment; filename="${ascii}"${isPlain ? '' : `; filename*=UTF-8''${encoded(filename)}`}`;
}
