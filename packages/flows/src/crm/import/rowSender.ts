import { maxConcurrentCalls, failuresToPause } from './limits.ts';
import type { SendResult } from './sendResult.ts';
import type { PauseReason, ResultCounts, RowOutcome } from './types.ts';

export interface SenderState {
  /** `pausing`: no new rows are sent; running requests complete. */
  phase: 'running' | 'pausing' | 'paused' | 'done';
  pause: PauseReason | undefined;
  counts: ResultCounts;
  isCancelled: boolean;
}

export interface RowSenderOptions<Row> {
  rows: readonly Row[];
  /** Sends one row. Must not reject. */
  send: (row: Row) => Promise<SendResult>;
  isOnline: () => boolean;
  onSend: (row: Row) => void;
  onOutcome: (row: Row, outcome: RowOutcome) => void;
  onChange: (state: SenderState) => void;
}

export interface RowSender {
  start: () => void;
  pause: () => void;
  resume: () => void;
  /** Stops sending. Running requests complete; nothing is undone. */
  cancel: () => void;
}

/**
 * Four rows at a time, each sent once. Consecutive failures pause it: they point to a general
 * problem.
 */
export function createRowSender<Row>(options: RowSenderOptions<Row>): RowSender {
  const queue = [...options.rows];
  const counts = { created: 0, refused: 0, unknown: 0, notSent: queue.length };
  let next = 0;
  let open = 0;
  let failures = 0;
  let pauseReason: PauseReason | undefined;
  let phase: SenderState['phase'] = 'running';
  let isCancelled = false;

  function notify(): void {
    options.onChange({ phase, pause: pauseReason, counts: { ...counts }, isCancelled });
  }

  function pause(reason?: PauseReason): void {
    if (phase !== 'running') return;
    pauseReason = reason;
    phase = 'pausing';
  }

  function recordResult(row: Row, sent: SendResult): void {
    if (sent.result === 'notSent' || (sent.result === 'ended' && !sent.isSent)) {
      // Back to the front of the queue, sent when the user resumes.
      next -= 1;
      queue[next] = row;
      options.onOutcome(row, { result: 'notSent', message: '' });
    } else {
      const result = sent.result === 'ended' ? 'unknown' : sent.result;
      counts[result] += 1;
      counts.notSent -= 1;
      options.onOutcome(row, { result, message: 'message' in sent ? sent.message : '' });
    }
    haltAfter(sent);
  }

  function haltAfter(sent: SendResult): void {
    if (sent.result === 'ended') {
      isCancelled = true;
      pause();
    } else if (sent.result === 'notSent') {
      pause(sent.pause);
    } else {
      const reason = 'pauseIfRepeated' in sent ? sent.pauseIfRepeated : undefined;
      failures = reason ? failures + 1 : 0;
      if (reason && failures >= failuresToPause) pause(reason);
    }
  }

  async function sendRow(row: Row): Promise<void> {
    open += 1;
    options.onSend(row);
    const sent = await options.send(row);
    open -= 1;
    recordResult(row, sent);
    fill();
  }

  function fill(): void {
    while (phase === 'running' && open < maxConcurrentCalls && next < queue.length) {
      const row = queue[next] as Row;
      if (!options.isOnline()) {
        pause('connection');
        break;
      }
      next += 1;
      void sendRow(row);
    }
    if (open === 0) {
      const hasEnded = next >= queue.length || isCancelled;
      if (hasEnded) phase = 'done';
      else if (phase === 'pausing') phase = 'paused';
    }
    notify();
  }

  return {
    start: fill,
    pause() {
      pause();
      fill();
    },
    resume() {
      if (phase !== 'paused') return;
      phase = 'running';
      pauseReason = undefined;
      failures = 0;
      fill();
    },
    cancel() {
      if (phase === 'done') return;
      isCancelled = true;
      if (phase === 'running') phase = 'pausing';
      fill();
    },
  };
}
