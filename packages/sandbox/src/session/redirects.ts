import type { Backend } from '../backend.ts';
import { invalid } from '../http/validate.ts';

/** Tells whether an address belongs to the client: its origin must be in the exact list. */
export function isOwnRedirect({ allowedOrigins }: Backend, address: string): boolean {
  return URL.canParse(address) && allowedOrigins.has(new URL(address).origin);
}

/** @throws HttpError 422 for an address outside the client: the service is no open redirector */
export function assertOwnRedirect(backend: Backend, field: string, address: string): void {
  if (!isOwnRedirect(backend, address)) {
    throw invalid({ [field]: 'This address is not one of the allowed origins' });
  }
}
