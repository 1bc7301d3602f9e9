import { isApiError } from '../http/apiError.ts';
import { transport } from '../http/transport.ts';

const TIMEOUT_MS = 15_000;
const entry = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** Returns the URL of the entry script, which differs between builds; '' if it cannot load. */
export async function loadEntry(url: string): Promise<string> {
  try {
    const { status, body, format } = await transport({ url, method: 'GET', timeout: TIMEOUT_MS });
    const isPage = status === 200 && format === 'html' && typeof body === 'string';
    return (isPage && entry.exec(body)?.[1]) || '';
  } catch (error) {
    if (!isApiError(error)) throw error;
    return '';
  }
}
