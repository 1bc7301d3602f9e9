import type { ContactInput } from '@platform/api';
import type { ImportColumn, ImportState } from '@platform/ui';
import type { Checked } from './checkRows.ts';
import { missingRows } from './importFiles.ts';
import { readImport, writeImport } from './importMemory.ts';
import { createRun } from './importRun.ts';
import type { ImportRun, Outcome, RunState } from './importRun.ts';
import { shownRows } from './limits.ts';
import { shorten } from './shorten.ts';
import { toContact } from './toContact.ts';
import type { Verdict } from './verdict.ts';

/** How often progress is shown, in milliseconds: rows end faster than anybody reads. */
const shownEvery = 100;
/** After how many rows the memory of the file is written while rows are on their way. */
const writtenEvery = 50;

export interface RunImportOptions {
  userId: string;
  /** The file's digest, by which what went in is remembered. */
  digest: string;
  columns: readonly ImportColumn[];
  checked: Checked;
  send: (contact: ContactInput) => Promise<Verdict>;
  isOnline: () => boolean;
  onChanged: () => void;
  onState: (state: ImportState) => void;
}

/** An import on its way, or done. */
export interface RunningImport extends Pick<ImportRun, 'pause' | 'resume' | 'cancel'> {
  isOver: () => boolean;
  /** Kept once no row is on its way and none will go. */
  over: Promise<void>;
  /** Nobody looks any more: sends no further row and writes down what was sent. */
  leave: () => void;
  /** How the rows that were to be sent ended, by their numbers. */
  outcomes: ReadonlyMap<number, Outcome>;
  state: () => RunState;
}

/** Sends the rows that are ready, remembers them by their file, and tells the dialog. */
export function startRun(options: RunImportOptions): RunningImport {
  const { userId, digest, checked, columns } = options;
  const memory = readImport(userId, digest);
  const outcomes = new Map<number, Outcome>();
  let last: RunState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwritten = 0;
  let isLeft = false;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });

  function remember(): void {
    unwritten = 0;
    writeImport(userId, digest, memory);
  }

  function show(): void {
    timer = undefined;
    if (isLeft || !last) return;
    options.onState(last.phase === 'done' ? report(last) : running(last));
  }

  function running({ phase, pause, counts }: RunState): ImportState {
    const total = checked.ready.length;
    return { step: 'run', phase: phase === 'done' ? 'running' : phase, pause, counts, total };
  }

  function report({ counts, isCancelled }: RunState): ImportState {
    const missing = missingRows(checked.ready, outcomes);
    return {
      step: 'report',
      isCancelled: isCancelled && counts.notSent > 0,
      counts,
      leftOut: checked.leftOut.length,
      missing: missing.length,
      rows: missing.slice(0, shownRows).map(({ record, outcome }) => {
        const { name, email } = toContact(record, columns);
        const shown = { name: shorten(name), email: shorten(email) };
        return { number: record.number, ...shown, ...outcome };
      }),
    };
  }

  const run = createRun({
    rows: checked.ready,
    send: (record) => options.send(toContact(record, columns).input),
    isOnline: options.isOnline,
    onSend({ number }) {
      memory.sent.add(number);
      unwritten += 1;
      // Before it leaves: a page that is gone a moment later must not send it again.
      if (unwritten === 1 || unwritten > writtenEvery) remember();
    },
    onOutcome({ number }, outcome) {
      outcomes.set(number, outcome);
      if (outcome.result !== 'unknown') memory.sent.delete(number);
      if (outcome.result === 'created') memory.created.add(number);
    },
    onChange(state) {
      const isTurn = state.phase !== last?.phase;
      last = state;
      if (isTurn && state.phase !== 'running') settle();
      if (!isTurn) timer ??= setTimeout(show, shownEvery);
      else {
        clearTimeout(timer);
        show();
      }
      if (state.phase === 'done') end();
    },
  });

  /** It stands still: what went in is written down, and what is listed is read again. */
  function settle(): void {
    if (last?.phase === 'pausing') return;
    remember();
    removeEventListener('pagehide', remember);
    if (last && last.counts.created + last.counts.unknown > 0) options.onChanged();
  }

  addEventListener('pagehide', remember);
  run.start();

  return {
    pause: run.pause,
    resume() {
      addEventListener('pagehide', remember);
      run.resume();
    },
    cancel: run.cancel,
    isOver: () => last?.phase === 'done',
    over,
    leave() {
      isLeft = true;
      clearTimeout(timer);
      run.cancel();
      remember();
    },
    outcomes,
    state: () => last as RunState,
  };
}
