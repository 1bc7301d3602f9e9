import type { ContactInput } from '@platform/api';
import type { Locks } from '../../withLock.ts';
import type { CheckedRows } from './checkRows.ts';
import type { ContactTransfer, TransferOptions } from './contactTransfer.ts';
import type { SendResult } from './sendResult.ts';
import type { Column, ColumnTarget, ImportState, ResultCounts, Separator } from './types.ts';

/** What an import needs from outside. */
export interface ContactImportOptions {
  userId: string;
  /** Creates a contact with one call. Must not reject. */
  send: (contact: ContactInput) => Promise<SendResult>;
  /** Loads the addresses of all contacts, in lower case. Rejects when they cannot be loaded. */
  loadEmails: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  isOnline: () => boolean;
  locks: Locks;
  /** Where `pagehide` is dispatched: the window. */
  page: TransferOptions['page'];
  /** Told when contacts were created, or may have been: lists of them are out of date. */
  onChanged: () => void;
}

/** What the CSV files that an import offers are made of. */
export interface ImportRows {
  /** The columns of the file, as they were matched. */
  columns: readonly Column[];
  checked: CheckedRows;
  /** How the rows ended that were sent; null before any was. */
  outcomes: ContactTransfer['outcomes'] | null;
}

/** One import: its state, what a person can do, and its end. */
export interface ContactImport {
  getState: () => ImportState;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Returns the checked rows; null before the rows were checked. */
  rows: () => ImportRows | null;
  /** Loads the contacts to compare with: at the start, and again where that failed. */
  compare: () => void;
  chooseFile: (file: File) => void;
  /** Back to the choice of a file. */
  startOver: () => void;
  chooseSeparator: (separator: Separator) => void;
  /** Says which row names the columns, by its number; null for none. */
  chooseHeaderRow: (row: number | null) => void;
  matchColumn: (column: number, target: ColumnTarget) => void;
  start: () => void;
  pause: () => void;
  resume: () => void;
  /** Sends no further row; those under way are waited for. */
  cancel: () => void;
  /** Lists more rows of the report. */
  showMoreRows: () => void;
  /** The page is left: sends no further row. @returns how far it was; null where none was under way */
  leave: () => ResultCounts | null;
}
