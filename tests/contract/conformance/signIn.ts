import { loginCalls } from '@platform/api/contract';
import type { TokensWire } from '@platform/api/contract';
import { Skip, assertSuccess } from './mismatch.ts';
import type { World } from './world.ts';

/** Returns the admin's email and password. @throws Skip without a password */
export function credentials({ config: { people, origin } }: World) {
  if ('token' in people.admin) throw new Skip('people.admin has a token and no password');
  return { query: { ...people.admin, frontend_redirect_uri: `${origin}/auth` }, body: null };
}

/**
 * Signs the admin in once more, so that a case can end the session. @throws Skip without a password
 */
export async function signInAgain(world: World) {
  const reply = await world.sendPublic(loginCalls.login, credentials(world));
  assertSuccess(reply);
  const { tokens } = reply.body as { tokens: TokensWire };
  const cookies = reply.headers.getSetCookie();
  return { tokens, cookies, cookie: cookies.map((line) => line.split(';')[0]).join('; ') };
}
