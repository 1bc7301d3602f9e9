import type { IntegrationState } from '@platform/api';
import type { ReturnProgress } from '@platform/ui';
import { pause } from '../shared/network/pause.ts';
import { beforePollsMs, betweenPollsMs, pollCount } from './delays.ts';

interface Follow {
  /** Posts the code. */
  complete: () => Promise<void>;
  /** Asks for the status once. */
  poll: (signal: AbortSignal) => Promise<IntegrationState>;
  onProgress: (progress: ReturnProgress) => void;
  /** Told the account as soon as an answer names it. */
  onAccount: (account: string) => void;
  /** Aborts when the page is left: nothing is asked and nothing told any more. */
  signal: AbortSignal;
}

/**
 * Follows a return to its end (spec 4): the code, a wait, then up to five questions for the status,
 * each after the answer to the one before. A question that fails counts as one (reading 71).
 *
 * @returns whether the service says that it is connected
 * @throws what the post of the code fails with, or the signal's reason
 */
export async function followReturn(follow: Follow): Promise<boolean> {
  const { complete, poll, onProgress, onAccount, signal } = follow;
  onProgress({ step: 'saving' });
  await complete();
  signal.throwIfAborted();
  onProgress({ step: 'waiting' });
  await pause(beforePollsMs, signal);
  for (let attempt = 1; attempt <= pollCount; attempt += 1) {
    onProgress({ step: 'checking', attempt, attempts: pollCount });
    // oxlint-disable-next-line no-await-in-loop -- one question at a time
    const answer = await poll(signal).catch(() => null);
    signal.throwIfAborted();
    if (answer?.workspaceName) onAccount(answer.workspaceName);
    if (answer?.status === 'connected') return true;
    // oxlint-disable-next-line no-await-in-loop
    if (attempt < pollCount) await pause(betweenPollsMs, signal);
  }
  return false;
}
