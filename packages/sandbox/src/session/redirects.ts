import type { Backend } from '../backend.ts';
import { invalid } from '../http/validate.ts';

export function isOwnRedirect({ allowedOrigins }: Backend, address: string): boolean {
  return URL.canParse(address) && allowedOrigins.has(new URL(address).origin);
}

/** @throws HttpError 422 for a URL of another origin, which prevents open redirects */
export function assertOwnRedirect(backend: Backend, field: string, address: string): void {
  if (!isOwnRedirect(backend, address)) {
    throw invalid({ [field]: 'This address is not one of the allowed origins' });
  }
}
