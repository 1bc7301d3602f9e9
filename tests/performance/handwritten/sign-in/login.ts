import { request } from '../shared/request.ts';

/** Signs in; returns false if a password is needed first. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const query = new URLSearchParams({ email, frontend_redirect_uri: location.origin });
  if (password) query.set('password', password);
  const { tokens } = await request<{ tokens?: Record<string, string> }>(`/v1/login?${query}`, {
    method: 'POST',
  });
  if (!tokens) return false;
  for (const name of ['access_token', 'refresh_token', 'id_token'])
    localStorage.setItem(`fa_${name}`, tokens[name] ?? '');
  return true;
}
