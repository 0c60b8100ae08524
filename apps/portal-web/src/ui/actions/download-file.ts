import { ApiError, unreachable } from '../../api/api-error.js';
import { saveFile } from './save-file.js';

/** The name that a file of the API has; undefined where the header says none. (RFC 6266) */
export function fileNameOf(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}

/** Downloads a file of the API under the name that it gives. @throws ApiError if the API refuses it, or the connection breaks: nothing is saved then */
export async function downloadFile(address: string, nameless: string): Promise<void> {
  const lost = (cause: unknown): never => {
    throw unreachable(cause);
  };
  const response = await fetch(address, { credentials: 'same-origin' }).catch(lost);
  if (!response.ok) throw ApiError.from(response, await response.json().catch(() => undefined));
  saveFile(fileNameOf(response.headers.get('content-disposition')) ?? nameless, await response.blob().catch(lost));
}
