/** Longer parts are cut, so that two of them are fewer than the 255 bytes of a file system in all but rare scripts. */
const longest = 40;

/** Removes characters that file names cannot have, and direction marks, which can make a name look like another one. */
const cleaned = (text: string): string =>
  shortened(
    text
      .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** Cuts a long text between words, unless that would leave less than half. Trailing punctuation is removed. */
function shortened(text: string): string {
  const letters = [...text];
  const start = letters.slice(0, longest).join('');
  if (letters.length <= longest || letters[longest] === ' ') return start.trim();
  const end = start.lastIndexOf(' ');
  if (end < start.length / 2) return start;
  return start.slice(0, end).replace(/[^\p{L}\p{N}\p{M}]+$/u, '');
}

/** The name of a voucher's PDF: `Corner Coffee - Gift voucher.pdf`. The code is not in it. (docs/reference/vouchers.md#pdf) */
export function voucherFileName(merchantName: string, title: string): string {
  const parts = [cleaned(merchantName), cleaned(title)].filter((part) => /[\p{L}\p{N}]/u.test(part));
  return `${parts.length > 0 ? parts.join(' - ') : 'voucher'}.pdf`;
}
