import { createApi, readConfig, signIn } from '@platform/api';
import type { Api } from '@platform/api';
import { demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';

/** Origin that the sandbox of these tests allows. */
export const CLIENT = 'http://client.test';

/** @throws Error once the session ends */
export async function clientOf(
  { clientConfig }: Pick<Sandbox, 'clientConfig'>,
  email = 'priya.nair@northwind.example',
): Promise<Api> {
  const values = new Map<string, string>();
  const api = createApi({
    config: readConfig(clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      clearResourceTimings: () => {},
    },
  });
  await signIn(api, { email, password: demoPassword });
  return api;
}
