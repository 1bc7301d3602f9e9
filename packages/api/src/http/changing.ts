import { isApiError } from './apiError.ts';
import type { Call } from './call.ts';
import type { CallInput, Http } from './http.ts';

const putPaths = new WeakMap<Http, Set<string>>();

/**
 * Sends a PATCH, or PUT where the server once answered the PATCH with 405 or 501. Never after
 * another status; remembered for as long as the client lives (reading 19).
 */
export async function sendChange(http: Http, call: Call, input: CallInput): Promise<unknown> {
  const known = putPaths.get(http) ?? new Set<string>();
  putPaths.set(http, known);
  const put = { ...call, method: 'PUT' } as const;
  if (known.has(call.path)) return http.send(put, input);
  try {
    return await http.send(call, input);
  } catch (error) {
    if (!isApiError(error) || ![405, 501].includes(error.status)) throw error;
    known.add(call.path);
    return http.send(put, input);
  }
}
