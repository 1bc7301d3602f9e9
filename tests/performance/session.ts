/** What the browser of a signed-in person stores (spec 9): key to text. */
export type Session = Readonly<Record<string, string>>;

/** Who signs in. */
export interface Account {
  email: string;
  password: string;
}

interface LoginAnswer {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/**
 * Signs in by the calls of the auth service.
 *
 * @param auth base address of the auth service
 * @param origin of the pages that the session is for
 */
export async function signIn(
  auth: string,
  origin: string,
  { email, password }: Account,
): Promise<Session> {
  const query = new URLSearchParams({ email, password, frontend_redirect_uri: origin });
  const login = await fetch(`${auth}/v1/login?${query}`, { method: 'POST', body: 'null' });
  if (!login.ok) throw new Error(`Signing in as ${email}: ${login.status}`);
  const tokens = (await login.json()) as LoginAnswer;
  const me = await fetch(`${auth}/v1/me`, {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  return {
    fa_access_token: tokens.access_token,
    fa_refresh_token: tokens.refresh_token,
    fa_id_token: tokens.id_token,
    user_data: await me.text(),
  };
}
