import { integrationRedirectUri, postCompletion } from '@platform/api';
import type { Api } from '@platform/api';
import { returnQuery } from '../shared/session/returnQuery.ts';
import { connectStates } from './connectStates.ts';
import { interruptedReturn } from './pendingReturn.ts';
import { readReturn } from './readReturn.ts';
import type { IntegrationReturn } from './readReturn.ts';

/** A return that was read once, with the one post of its code. */
export interface OpenedReturn {
  from: IntegrationReturn;
  /** Posts the code; called again it gives the same promise. */
  complete: () => Promise<void>;
}

const opened = new WeakMap<Api, OpenedReturn>();

/**
 * Reads the return this page was opened with, once: the state leaves storage before the code is
 * posted, and the code is posted once, however often the page mounts (reliability O04).
 */
export function openReturn(api: Api): OpenedReturn {
  const known = opened.get(api);
  if (known) return known;
  const now = Date.now();
  const memory = { states: connectStates(now), interrupted: interruptedReturn(now) };
  const from = readReturn(returnQuery(), memory);
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
