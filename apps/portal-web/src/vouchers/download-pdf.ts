import { saveFile } from '../ui/actions/save-file.js';
import { ApiError } from '../api/api-error.js';

/** Downloads the PDF of a voucher. @throws ApiError if the API refuses it. */
export async function downloadPdf(m: string, id: string): Promise<void> {
  const path = `/v1/portal/merchants/${encodeURIComponent(m)}/vouchers/${encodeURIComponent(id)}/pdf`;
  const response = await fetch(path, { credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new ApiError(0, 'unreachable', 'The server could not be reached. Check your connection and try again.', {
      cause,
    });
  });
  if (!response.ok) throw ApiError.from(response, await response.json().catch(() => undefined));
  saveFile(`voucher-${id}.pdf`, await response.blob());
}
