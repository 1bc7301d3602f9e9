export interface AuthorizeRequest {
  redirectUri: string;
  state: string;
  email?: string;
}

export function authorizeAddress(origin: string, request: AuthorizeRequest): string {
  const address = new URL(`${origin}/auth/identity/authorize`);
  address.searchParams.set('redirect_uri', request.redirectUri);
  address.searchParams.set('state', request.state);
  if (request.email) address.searchParams.set('login_hint', request.email);
  return address.href;
}

export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
