import type { ImportCounts, ImportPause, ImportResult } from '@platform/ui';
import { callsAtOnce, strikesToPause } from './limits.ts';
import type { Verdict } from './verdict.ts';

/** How a row ended, with the service's words where it refused. */
export interface Outcome {
  result: ImportResult;
  message: string;
}

/** Where a run is. */
export interface RunState {
  phase: 'running' | 'pausing' | 'paused' | 'done';
  pause: ImportPause | undefined;
  counts: ImportCounts;
  isCancelled: boolean;
}

export interface RunOptions<Row> {
  rows: readonly Row[];
  /** Sends a row, once. Must not reject. */
  send: (row: Row) => Promise<Verdict>;
  isOnline: () => boolean;
  /** A row leaves; from now on it may be in. */
  onSend: (row: Row) => void;
  onOutcome: (row: Row, outcome: Outcome) => void;
  onChange: (state: RunState) => void;
}

export interface ImportRun {
  start: () => void;
  pause: () => void;
  resume: () => void;
  /** Sends no further row. What is on its way is waited for; nothing is taken back. */
  cancel: () => void;
}

/**
 * Sends rows, at most four at once, each once: a write is never repeated by itself (reliability M02).
 * A row that fails does not stop the rest; failures one after another pause the run, since they are
 * not the rows' own.
 */
export function createRun<Row>(options: RunOptions<Row>): ImportRun {
  const queue = [...options.rows];
  const counts = { created: 0, refused: 0, unknown: 0, notSent: queue.length };
  let next = 0;
  let open = 0;
  let strikes = 0;
  let pauseReason: ImportPause | undefined;
  let phase: RunState['phase'] = 'running';
  let isCancelled = false;

  function tell(): void {
    options.onChange({ phase, pause: pauseReason, counts: { ...counts }, isCancelled });
  }

  function halt(reason?: ImportPause): void {
    if (phase !== 'running') return;
    pauseReason = reason;
    phase = 'pausing';
  }

  function settle(row: Row, verdict: Verdict): void {
    if (verdict.result === 'notSent' || (verdict.result === 'ended' && !verdict.isSent)) {
      // The service did not take it: it is the next to go, when somebody says so.
      next -= 1;
      queue[next] = row;
      options.onOutcome(row, { result: 'notSent', message: '' });
    } else {
      const result = verdict.result === 'ended' ? 'unknown' : verdict.result;
      counts[result] += 1;
      counts.notSent -= 1;
      options.onOutcome(row, { result, message: 'message' in verdict ? verdict.message : '' });
    }
    react(verdict);
  }

  function react(verdict: Verdict): void {
    if (verdict.result === 'ended') {
      isCancelled = true;
      halt();
    } else if (verdict.result === 'notSent') {
      halt(verdict.pause);
    } else {
      const strike = 'strike' in verdict ? verdict.strike : undefined;
      strikes = strike ? strikes + 1 : 0;
      if (strike && strikes >= strikesToPause) halt(strike);
    }
  }

  async function take(row: Row): Promise<void> {
    open += 1;
    options.onSend(row);
    const verdict = await options.send(row);
    open -= 1;
    settle(row, verdict);
    fill();
  }

  function fill(): void {
    while (phase === 'running' && open < callsAtOnce && next < queue.length) {
      const row = queue[next] as Row;
      if (!options.isOnline()) {
        halt('connection');
        break;
      }
      next += 1;
      void take(row);
    }
    if (open === 0) {
      const isOver = next >= queue.length || isCancelled;
      if (isOver) phase = 'done';
      else if (phase === 'pausing') phase = 'paused';
    }
    tell();
  }

  return {
    start: fill,
    pause() {
      halt();
      fill();
    },
    resume() {
      if (phase !== 'paused') return;
      phase = 'running';
      pauseReason = undefined;
      strikes = 0;
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
