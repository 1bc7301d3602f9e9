import type { IntegrationState } from '@platform/api';
import { delay } from '../delay.ts';
import { beforePollsMs, betweenPollsMs, pollCount } from './delays.ts';

/** How far the completion of a connection is. */
type ReturnProgress =
  /** The code is being posted. */
  | { step: 'saving' }
  /** The code was accepted; the status is asked for in a moment. */
  | { step: 'waiting' }
  /** The status is being asked for, `attempt` of `attempts` times. */
  | { step: 'checking'; attempt: number; attempts: number }
  /** The list is about to open; unconfirmed where no answer said that it is connected. */
  | { step: 'leaving'; isConfirmed: boolean };

export interface FollowOptions {
  /** Posts the code. */
  complete: () => Promise<void>;
  /** Asks for the status once. */
  poll: (signal: AbortSignal) => Promise<IntegrationState>;
  onProgress: (progress: ReturnProgress) => void;
  /** Told the account as soon as an answer names it. */
  onAccount: (account: string) => void;
  /** Aborts when the page is left: nothing is asked and nothing reported any more. */
  signal: AbortSignal;
}

/**
 * Completes a connection: posts the code, waits, then asks for the status up to five times, each
 * after the answer to the one before. A question that fails counts as one.
 *
 * @returns whether the service says that it is connected
 * @throws what the post of the code fails with, or the signal's reason
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
    // oxlint-disable-next-line no-await-in-loop -- one question at a time
    const answer = await poll(signal).catch(() => null);
    signal.throwIfAborted();
    if (answer?.workspaceName) onAccount(answer.workspaceName);
    if (answer?.status === 'connected') return true;
    // oxlint-disable-next-line no-await-in-loop
    if (attempt < pollCount) await delay(betweenPollsMs, signal);
  }
  return false;
}
