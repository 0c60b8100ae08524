import { saveFile } from '../ui/actions/save-file.js';
import { Refused } from '../api/api-error.js';

/** Fetches a voucher's PDF and hands it to the browser as a file. A refusal is one, and no file. */
export async function downloadPdf(m: string, id: string): Promise<void> {
  const path = `/v1/portal/merchants/${encodeURIComponent(m)}/vouchers/${encodeURIComponent(id)}/pdf`;
  const response = await fetch(path, { credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new Refused(0, 'unreachable', 'The server could not be reached. Check your connection and try again.', {
      cause,
    });
  });
  if (!response.ok) throw Refused.from(response, await response.json().catch(() => undefined));
  saveFile(`voucher-${id}.pdf`, await response.blob());
}
