import type { CallDescription } from '@platform/api/contract';
import type { Attempt } from './attempt.ts';
import { assertThat } from './mismatch.ts';
import type { World } from './world.ts';

/** That a browser may send the call from the origin of the client, with a token and, for auth, with cookies. */
export function preflights(described: CallDescription): Attempt[] {
  const { method, service } = described.call;
  const run = async (world: World) => {
    const params = new Proxy({}, { get: () => 'any' });
    const { status, headers } = await world.sendPublic(described, {
      method: 'OPTIONS',
      params,
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    const { origin } = world.config;
    const of = (name: string) => headers.get(`access-control-${name}`) ?? '';
    assertThat(status >= 200 && status < 300, 'a preflight that succeeds', status);
    assertThat(
      of('allow-origin') === origin || (service !== 'auth' && of('allow-origin') === '*'),
      `Access-Control-Allow-Origin ${origin}`,
      of('allow-origin') || 'no such header',
    );
    const methods = of('allow-methods').toUpperCase();
    const isSimple = method === 'GET' || method === 'POST';
    assertThat(
      isSimple || methods === '*' || methods.includes(method),
      `Access-Control-Allow-Methods with ${method}`,
      methods || 'no such header',
    );
    const allowed = of('allow-headers').toLowerCase();
    for (const name of ['authorization', 'content-type']) {
      assertThat(
        allowed.includes(name),
        `Access-Control-Allow-Headers with ${name}`,
        allowed || 'no such header',
      );
    }
    if (service === 'auth') {
      assertThat(
        of('allow-credentials') === 'true',
        'Access-Control-Allow-Credentials true',
        of('allow-credentials') || 'no such header',
      );
    }
  };
  return [{ title: 'lets the client call it from another origin', run }];
}
