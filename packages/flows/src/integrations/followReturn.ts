import type { IntegrationState } from '@platform/api';
import { delay } from '../delay.ts';
import { beforePollsMs, betweenPollsMs, pollCount } from './delays.ts';

type ReturnProgress =
  | { step: 'saving' }
  /** The code was accepted; polling starts soon. */
  | { step: 'waiting' }
  | { step: 'checking'; attempt: number; attempts: number }
  /** The list is about to open; unconfirmed if no response said connected. */
  | { step: 'leaving'; isConfirmed: boolean };

export interface FollowOptions {
  complete: () => Promise<void>;
  poll: (signal: AbortSignal) => Promise<IntegrationState>;
  onProgress: (progress: ReturnProgress) => void;
  /** Called with the account once a response names it. */
  onAccount: (account: string) => void;
  signal: AbortSignal;
}

/**
 * A failed poll counts as a poll. True if connected. Throws the error of the post, or the signal's
 * reason.
 */
export async function followReturn(options: FollowOptions): Promise<boolean> {
  const { complete, poll, onProgress, onAccount, signal } = options;
  onProgress({ step: 'saving' });
  await complete();
  signal.throwIfAborted();
  onProgress({ step: 'waiting' });
  await delay(beforePollsMs, signal);
  for (let attempt = 1; attempt <= pollCount; attempt += 1) {
    onProgress({ step: 'checking', attempt, attempts: pollCount });
    // oxlint-disable-next-line no-await-in-loop -- one poll at a time
    const integration = await poll(signal).catch(() => null);
    signal.throwIfAborted();
    if (integration?.workspaceName) onAccount(integration.workspaceName);
    if (integration?.status === 'connected') return true;
    // oxlint-disable-next-line no-await-in-loop
    if (attempt < pollCount) await delay(betweenPollsMs, signal);
  }
  return false;
}
