import { isAborted, isUnauthorised } from '@platform/api';
import type { IntegrationState } from '@platform/api';
import { delay } from '../delay.ts';
import { afterFailureMs, beforeListMs } from './delays.ts';
import { followReturn } from './followReturn.ts';
import type { FollowOptions } from './followReturn.ts';
import type { OpenedReturn } from './openReturn.ts';
import { markReturn } from './pendingReturn.ts';
import type { FailedReturn } from './readReturn.ts';

export type ReturnFailure =
  | { at: 'permission'; from: FailedReturn }
  | { at: 'saving'; error: unknown };

export interface ReturnOptions extends Pick<FollowOptions, 'onProgress' | 'onAccount' | 'signal'> {
  opened: OpenedReturn;
  poll: (provider: string, signal: AbortSignal) => Promise<IntegrationState>;
  onFailure: (failure: ReturnFailure) => void;
  /** Opens the list of integrations; `isChanged` if it must be fetched again. */
  openList: (isChanged: boolean) => unknown;
}

/** Completes the connection, then opens the list. Never rejects; stops when the signal aborts. */
export async function finishReturn(options: ReturnOptions): Promise<void> {
  const { opened, signal, onFailure, openList } = options;
  const fail = async (failure: ReturnFailure) => {
    onFailure(failure);
    await openListAfterFailure(openList, signal);
  };
  signal.addEventListener('abort', () => markReturn(null, Date.now()), { once: true });
  try {
    // In development React mounts twice; the first signal has aborted after this.
    await delay(0, signal);
    if (opened.from.kind === 'failed') await fail({ at: 'permission', from: opened.from });
    else await connect(opened.from.provider, options);
  } catch (error) {
    if (signal.aborted || isAborted(error) || isUnauthorised(error)) return;
    await fail({ at: 'saving', error }).catch(() => undefined);
  }
}

async function connect(provider: string, options: ReturnOptions): Promise<void> {
  const { opened, poll, onProgress, onAccount, openList, signal } = options;
  markReturn(provider, Date.now());
  const isConfirmed = await followReturn({
    complete: opened.complete,
    poll: (until) => poll(provider, until),
    onProgress,
    onAccount,
    signal,
  });
  markReturn(null, Date.now());
  onProgress({ step: 'leaving', isConfirmed });
  await delay(beforeListMs, signal);
  await openList(true);
}

/** Throws the signal's reason if it aborts first. */
export async function openListAfterFailure(
  openList: ReturnOptions['openList'],
  signal: AbortSignal,
): Promise<void> {
  markReturn(null, Date.now());
  await delay(afterFailureMs, signal);
  await openList(false);
}
