import { integrationRedirectUri, postCompletion } from '@platform/api';
import type { Api } from '@platform/api';
import { connectStates } from './connectStates.ts';
import { interruptedReturn } from './pendingReturn.ts';
import { readReturn } from './readReturn.ts';
import type { IntegrationReturn } from './readReturn.ts';

export interface OpenedReturn {
  from: IntegrationReturn;
  complete: () => Promise<void>;
}

const opened = new WeakMap<Api, OpenedReturn>();

/** Reads the return URL once per client, because reading removes the state from storage. */
export function openReturn(api: Api, search: string): OpenedReturn {
  const known = opened.get(api);
  if (known) return known;
  const now = Date.now();
  const from = readReturn(search, {
    states: connectStates(now),
    interrupted: interruptedReturn(now),
  });
  let completion: Promise<void> | undefined;
  const complete = () => (completion ??= post(api, from));
  const result = { from, complete };
  opened.set(api, result);
  return result;
}

async function post(api: Api, from: IntegrationReturn): Promise<void> {
  if (from.kind !== 'complete') return;
  const { provider, code, state } = from;
  const redirect_uri = integrationRedirectUri(api);
  await postCompletion(api.http, provider, { code, state, redirect_uri });
}
