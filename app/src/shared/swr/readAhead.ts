import type { Api } from '@platform/api';
import { preload, unstable_serialize } from 'swr';
import { beginRead } from '../session/ahead.ts';

/**
 * Asks for what a page will want while it is still being found out who is signed in, whose answer
 * would take as long again. The key names the person whom the browser remembers: where it turns out
 * to be somebody else, nobody takes the answer. The read ends with the session or the page it belongs to.
 *
 * @param keyOf the key under which the page asks
 * @param load what the page asks; a failure is told to whoever takes the answer
 */
export function readAhead(
  api: Api,
  keyOf: (userId: string) => readonly unknown[],
  load: (api: Api, signal: AbortSignal) => Promise<unknown>,
): void {
  const user = api.store.user();
  if (!user) return;
  const key = keyOf(user.id);
  beginRead(api, unstable_serialize(key), (signal): Promise<unknown> =>
    preload(key, () => load(api, signal)),
  );
}
