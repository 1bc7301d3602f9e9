import type { ContactInput } from '@platform/api';
import type { Locks } from '../../withLock.ts';
import type { CheckedRows } from './checkRows.ts';
import type { ContactTransfer, TransferOptions } from './contactTransfer.ts';
import type { SendResult } from './sendResult.ts';
import type { Column, ColumnTarget, ImportState, ResultCounts, Separator } from './types.ts';

export interface ContactImportOptions {
  userId: string;
  /** Creates one contact. Must not reject. */
  send: (contact: ContactInput) => Promise<SendResult>;
  /** Loads the emails of all contacts, in lower case. Rejects if they cannot be loaded. */
  loadEmails: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  isOnline: () => boolean;
  locks: Locks;
  page: TransferOptions['page'];
  /** Called when contacts were or may have been created, so lists are outdated. */
  onChanged: () => void;
}

export interface ImportRows {
  columns: readonly Column[];
  checked: CheckedRows;
  outcomes: ContactTransfer['outcomes'] | null;
}

export interface ContactImport {
  getState: () => ImportState;
  subscribe: (listener: () => void) => () => void;
  rows: () => ImportRows | null;
  compare: () => void;
  chooseFile: (file: File) => void;
  startOver: () => void;
  chooseSeparator: (separator: Separator) => void;
  chooseHeaderRow: (row: number | null) => void;
  matchColumn: (column: number, target: ColumnTarget) => void;
  start: () => void;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  showMoreRows: () => void;
  /** The page is left. Returns the progress; null if no import was running. */
  leave: () => ResultCounts | null;
}
