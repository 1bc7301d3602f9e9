import type { Api, ApiErrorKind } from '@platform/api';
import type { Call } from '@platform/api/contract';
import type { JSHandle, Page } from 'playwright/test';

type Outcome =
  | { isOk: true; body: unknown }
  | { isOk: false; kind: ApiErrorKind; status: number; text: string };

/** A call of the client; omitted members are those of a private GET of the auth service. */
type TestCall = Partial<Call> & Pick<Call, 'path'> & { json?: unknown };

/** The client of an open page, for calls that no screen sends. */
interface AppClient {
  /** Sends all calls at once and waits for the last. */
  send: (calls: readonly TestCall[]) => Promise<Outcome[]>;
  handle: JSHandle<Api>;
}

/** Finds the screens' own client in React's tree; another would not share its requests. */
export async function clientOf(page: Page): Promise<AppClient> {
  await page.waitForFunction(() => (document.querySelector('#root')?.childElementCount ?? 0) > 0);
  const handle = (await page.evaluateHandle(() => {
    interface Fiber {
      child: Fiber | null;
      memoizedProps: { value?: object } | null;
    }
    const root: object = document.querySelector('#root') ?? {};
    const entry = Object.entries(root).find(([name]) => name.startsWith('__reactContainer$'));
    const container = entry?.[1] as { stateNode: { current: Fiber } } | undefined;
    for (let fiber = container?.stateNode.current; fiber; fiber = fiber.child ?? undefined) {
      const value = fiber.memoizedProps?.value;
      if (value && 'http' in value && 'refresher' in value) return value;
    }
    throw new Error('There is no client above the page.');
  })) as JSHandle<Api>;
  return { handle, send: (calls) => handle.evaluate(sendAll, calls) };
}

async function sendAll({ http }: Api, calls: readonly TestCall[]): Promise<Outcome[]> {
  return Promise.all(
    calls.map(async ({ json, ...call }): Promise<Outcome> => {
      const fullCall = { service: 'auth', method: 'GET', access: 'private', ...call } as const;
      try {
        return { isOk: true, body: await http.send(fullCall, json === undefined ? {} : { json }) };
      } catch (error) {
        const { kind, status, message } = error as {
          kind: ApiErrorKind;
          status: number;
          message: string;
        };
        return { isOk: false, kind, status, text: message };
      }
    }),
  );
}
