import { isApiError } from './apiError.ts';
import type { CallAddress, Method } from './call.ts';
import type { CallInput, Http } from './http.ts';

const otherPaths = new WeakMap<Http, Set<string>>();

/**
 * Sends a PATCH, or by the other method where the server once answered the PATCH with 405 or 501.
 * Never after another status; remembered for as long as the client lives.
 *
 * @param other the method the call may also have: PUT, and POST for an agent's activation
 */
export async function sendChange(
  http: Http,
  call: CallAddress,
  input: CallInput,
  other: Extract<Method, 'PUT' | 'POST'> = 'PUT',
): Promise<unknown> {
  const known = otherPaths.get(http) ?? new Set<string>();
  otherPaths.set(http, known);
  const second = { ...call, method: other };
  if (known.has(call.path)) return http.send(second, input);
  try {
    return await http.send(call, input);
  } catch (error) {
    if (!isApiError(error) || ![405, 501].includes(error.status)) throw error;
    known.add(call.path);
    return http.send(second, input);
  }
}
