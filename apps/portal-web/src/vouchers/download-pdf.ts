import { saveFile } from '../ui/actions/save-file.js';
import { ApiError } from '../api/api-error.js';

/** Without what a file name may not hold. */
const nameOf = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface NamedVoucher {
  readonly id: string;
  readonly title: string;
}

/** Downloads the PDF of a voucher: `Corner Coffee - Gift voucher.pdf`. @throws ApiError if the API refuses it. */
export async function downloadPdf(m: string, merchantName: string, { id, title }: NamedVoucher): Promise<void> {
  const path = `/v1/portal/merchants/${encodeURIComponent(m)}/vouchers/${encodeURIComponent(id)}/pdf`;
  const response = await fetch(path, { credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new ApiError(0, 'unreachable', 'The server could not be reached. Check your connection and try again.', {
      cause,
    });
  });
  if (!response.ok) throw ApiError.from(response, await response.json().catch(() => undefined));
  saveFile(`${nameOf(`${merchantName} - ${title}`)}.pdf`, await response.blob());
}
