import type { ContactInput, Environment } from '@platform/api';
import type { ImportActions, ImportState } from '@platform/ui';
import type { Checked } from './checkRows.ts';
import type { RunningImport } from './runImport.ts';
import type { Verdict } from './verdict.ts';

/** What an import needs of the world around it. */
export interface ImporterOptions {
  userId: string;
  /** Creates a contact with one call. Must not reject. */
  send: (contact: ContactInput) => Promise<Verdict>;
  /** Addresses of all contacts, in lower case. Rejects when they cannot be had. */
  loadEmails: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  isOnline: () => boolean;
  locks: Environment['locks'];
  /** Contacts were written, or may have been: what is listed is out of date. */
  onChanged: () => void;
}

/** What the files an import offers are made of. */
export interface ImportMaterial {
  headers: readonly string[];
  checked: Checked;
  run: RunningImport | null;
}

/** The state of one import, its actions, and its end. */
export interface Importer {
  getState: () => ImportState;
  subscribe: (listener: () => void) => () => void;
  actions: Omit<ImportActions, 'onDownloadLeftOut' | 'onDownloadReport'>;
  /** What there is to save; null before the rows were checked. */
  material: () => ImportMaterial | null;
  /** Reads the contacts to compare with. */
  compare: () => void;
  /** The page or the dialog goes: sends no further row. @returns the run that was under way */
  leave: () => RunningImport | null;
}
