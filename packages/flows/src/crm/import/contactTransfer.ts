import type { ContactInput } from '@platform/api';
import type { CheckedRows } from './checkRows.ts';
import { readSentRows, writeSentRows } from './importStorage.ts';
import { shownRows } from './limits.ts';
import { createRowSender } from './rowSender.ts';
import type { RowSender, SenderState } from './rowSender.ts';
import type { SendResult } from './sendResult.ts';
import { ignoredColumns, reportRows } from './reportRows.ts';
import { toContact } from './toContact.ts';
import type { Column, ReportStep, ResultCounts, RowOutcome, RunStep } from './types.ts';

const progressIntervalMs = 100;

export interface TransferOptions {
  userId: string;
  digest: string;
  columns: readonly Column[];
  checked: CheckedRows;
  send: (contact: ContactInput) => Promise<SendResult>;
  isOnline: () => boolean;
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  onChanged: () => void;
  onState: (state: RunStep | ReportStep) => void;
}

export interface ContactTransfer extends Pick<RowSender, 'pause' | 'resume' | 'cancel'> {
  isDone: () => boolean;
  done: Promise<void>;
  showMore: () => void;
  /** Stops sending because the page is left, stores the sent rows and stops reporting. */
  leave: () => void;
  outcomes: ReadonlyMap<number, RowOutcome>;
  counts: () => ResultCounts;
}

export function startTransfer(options: TransferOptions): ContactTransfer {
  const { userId, digest, checked, columns, page } = options;
  const rows = readSentRows(userId, digest);
  const outcomes = new Map<number, RowOutcome>();
  let last: SenderState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  let shown = shownRows;
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });

  const store = () => writeSentRows(userId, digest, rows);

  function report(): void {
    timer = undefined;
    if (isLeft || !last) return;
    options.onState(last.phase === 'done' ? reportStep(last) : runStep(last));
  }

  function runStep({ phase, pause, counts }: SenderState): RunStep {
    const total = checked.ready.length;
    return { step: 'run', phase: phase === 'done' ? 'running' : phase, pause, counts, total };
  }

  function reportStep({ counts, isCancelled }: SenderState): ReportStep {
    return {
      step: 'report',
      isCancelled: isCancelled && counts.notSent > 0,
      counts,
      leftOut: checked.leftOut.length,
      missing: checked.ready.length - counts.created,
      ...reportRows(checked, columns, outcomes, shown),
      ignoredColumns: ignoredColumns(columns),
    };
  }

  const sender = createRowSender({
    rows: checked.ready,
    send: (record) => options.send(toContact(record, columns).input),
    isOnline: options.isOnline,
    onSend({ number }) {
      rows.sent.add(number);
      // Stored before sending: after a crash the row must not be sent again.
      store();
    },
    onOutcome({ number }, outcome) {
      outcomes.set(number, outcome);
      if (outcome.result !== 'unknown') rows.sent.delete(number);
      if (outcome.result === 'created') rows.created.add(number);
    },
    onChange(state) {
      const isNewPhase = state.phase !== last?.phase;
      last = state;
      if (isNewPhase && (state.phase === 'paused' || state.phase === 'done')) settle(state);
      if (!isNewPhase) timer ??= setTimeout(report, progressIntervalMs);
      else {
        clearTimeout(timer);
        report();
      }
      if (state.phase === 'done') end();
    },
  });

  function settle({ counts }: SenderState): void {
    store();
    page.removeEventListener('pagehide', store);
    if (counts.created + counts.unknown > 0) options.onChanged();
  }

  page.addEventListener('pagehide', store);
  sender.start();

  return {
    pause: sender.pause,
    resume() {
      page.addEventListener('pagehide', store);
      sender.resume();
    },
    cancel: sender.cancel,
    isDone: () => last?.phase === 'done',
    done,
    showMore() {
      shown += shownRows;
      report();
    },
    leave() {
      isLeft = true;
      clearTimeout(timer);
      sender.cancel();
      store();
    },
    outcomes,
    counts: () => (last as SenderState).counts,
  };
}
