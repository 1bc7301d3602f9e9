import type { ContactInput } from '@platform/api';
import type { ImportActions, ImportMatchStep, ImportState, ImportTarget } from '@platform/ui';
import { checkRows } from './checkRows.ts';
import type { Checked, KnownRows } from './checkRows.ts';
import { contactRecords, describeColumns, looksLikeHeader, withTarget } from './columns.ts';
import { readImport } from './importMemory.ts';
import { parseCsv } from './parseCsv.ts';
import type { CsvRecord } from './parseCsv.ts';
import { readText } from './readText.ts';
import type { FileText } from './readText.ts';
import { startRun } from './runImport.ts';
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

/**
 * One import from the choice of a file to the report, without React: what the dialog shows is its
 * state, what the dialog can do its actions.
 */
export function createImporter(options: ImporterOptions): Importer {
  const listeners = new Set<() => void>();
  let state: ImportState = { step: 'file' };
  let file: { blob: File; text: FileText } | null = null;
  let records: readonly CsvRecord[] = [];
  let headers: readonly string[] = [];
  let checked: Checked | null = null;
  let run: RunningImport | null = null;
  let emails: ReadonlySet<string> = new Set();
  let comparison: ImportMatchStep['comparison'] = 'running';
  /** Counts what overtakes work under way: another file, another choice. */
  let turn = 0;
  let compares = 0;
  let reads = new AbortController();

  function become(next: ImportState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function change(changes: Partial<ImportMatchStep>): void {
    if (state.step === 'match') become({ ...state, ...changes });
  }

  async function onFile(blob: File): Promise<void> {
    const mine = ++turn;
    become({ step: 'file', reading: blob.name });
    const text = await readText(blob);
    if (mine !== turn) return;
    if (typeof text === 'string') return become({ step: 'file', failure: text });
    file = { blob, text };
    await parse(mine);
  }

  /** Splits the text anew, with a separator that was chosen or is to be found out. */
  async function parse(mine: number, separator?: ImportMatchStep['separator']): Promise<void> {
    if (!file) return;
    const table = await parseCsv(file.text.text, separator);
    if (mine !== turn) return;
    if (typeof table === 'string') return become({ step: 'file', failure: table });
    records = table.records;
    describe(looksLikeHeader(records), table.separator);
  }

  function describe(hasHeader: boolean, separator: ImportMatchStep['separator']): void {
    const rows = contactRecords(records, hasHeader).length;
    if (!file || rows === 0) return become({ step: 'file', failure: 'empty' });
    checked = null;
    const columns = describeColumns(records, hasHeader);
    headers = columns.map(({ header }) => header);
    become({
      step: 'match',
      file: { name: file.blob.name, size: file.blob.size, rows },
      separator,
      hasHeader,
      columns,
      preview: null,
      isChecking: true,
      comparison,
    });
    void check();
  }

  async function check(): Promise<void> {
    if (state.step !== 'match' || !file) return;
    const mine = ++turn;
    change({ isChecking: true });
    const known: KnownRows = { emails, ...readImport(options.userId, file.text.digest) };
    const rows = contactRecords(records, state.hasHeader);
    const result = await checkRows(rows, state.columns, known, () => mine !== turn);
    if (!result || mine !== turn) return;
    checked = result;
    change({ preview: result.preview, isChecking: false });
  }

  async function compare(): Promise<void> {
    const mine = ++compares;
    reads.abort();
    reads = new AbortController();
    comparison = 'running';
    change({ comparison });
    const loaded = await options.loadEmails(reads.signal).catch(() => null);
    if (mine !== compares) return;
    comparison = loaded ? 'done' : 'failed';
    emails = loaded ?? emails;
    change({ comparison });
    await check();
  }

  function onTargetChange(column: number, target: ImportTarget): void {
    if (state.step !== 'match') return;
    change({ columns: withTarget(state.columns, column, target) });
    void check();
  }

  function onStart(): void {
    if (state.step !== 'match' || !checked || !file || checked.ready.length === 0) return;
    if (state.isChecking || comparison === 'running') return;
    turn += 1;
    run = startRun({
      ...options,
      digest: file.text.digest,
      columns: state.columns,
      checked,
      onState: become,
    });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    material: () => checked && { headers, checked, run },
    compare: () => void compare(),
    leave() {
      turn += 1;
      reads.abort();
      const left = run?.isOver() === false ? run : null;
      left?.leave();
      return left;
    },
    actions: {
      onFile: (blob) => void onFile(blob),
      onStartOver() {
        turn += 1;
        become({ step: 'file' });
        // What this import brought in is to be compared with as well.
        if (run) void compare();
        run = null;
      },
      onSeparatorChange: (separator) => void parse(++turn, separator),
      onHeaderChange(hasHeader) {
        if (state.step === 'match') describe(hasHeader, state.separator);
      },
      onTargetChange,
      onRetryComparison: () => void compare(),
      onStart,
      onPause: () => run?.pause(),
      onResume: () => run?.resume(),
      onCancelRun: () => run?.cancel(),
    },
  };
}
