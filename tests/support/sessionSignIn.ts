type TokenKey = 'fa_access_token' | 'fa_refresh_token' | 'fa_id_token';
type Tokens = Readonly<Record<TokenKey, string>>;

export type Session = Readonly<Record<TokenKey | 'user_data', string>>;

interface Account {
  email: string;
  password: string;
}

interface LoginResponse {
  tokens: { access_token: string; refresh_token: string; id_token: string };
}

/** A slow service may close a kept-alive connection just as it is reused. */
const connection = 'close';

const storedTokens = ({
  tokens: { refresh_token, id_token, access_token },
}: LoginResponse): Tokens => ({
  fa_refresh_token: refresh_token,
  fa_id_token: id_token,
  fa_access_token: access_token,
});

/** Signs in over HTTP, in Node. Returns the tokens by their storage keys. */
export async function fetchTokens(
  auth: string,
  origin: string,
  { email, password }: Account,
): Promise<Tokens> {
  const query = new URLSearchParams({ email, password, frontend_redirect_uri: `${origin}/auth` });
  const login = await fetch(`${auth}/v1/login?${query}`, {
    method: 'POST',
    headers: { connection },
    body: 'null',
  });
  if (!login.ok) throw new Error(`Signing in as ${email}: ${login.status}`);
  return storedTokens((await login.json()) as LoginResponse);
}

/** Signs in and fetches the user: everything that a real sign-in stores. */
export async function fetchSession(
  auth: string,
  origin: string,
  account: Account,
): Promise<Session> {
  const tokens = await fetchTokens(auth, origin, account);
  const me = await fetch(`${auth}/v1/me`, {
    headers: { connection, Authorization: `Bearer ${tokens.fa_access_token}` },
  });
  if (!me.ok) throw new Error(`Loading the user ${account.email}: ${me.status}`);
  return { ...tokens, user_data: await me.text() };
}
