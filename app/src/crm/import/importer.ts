import type { ImportMatchStep, ImportState, ImportTarget } from '@platform/ui';
import { checkRows } from './checkRows.ts';
import type { Checked, KnownRows } from './checkRows.ts';
import { contactRecords, describeColumns, looksLikeHeader, withTarget } from './columns.ts';
import type { Importer, ImporterOptions } from './importerTypes.ts';
import { readImport } from './importMemory.ts';
import { createImportTurn } from './importTurn.ts';
import { parseCsv } from './parseCsv.ts';
import type { CsvRecord } from './parseCsv.ts';
import { readText } from './readText.ts';
import type { FileText } from './readText.ts';
import { startRun } from './runImport.ts';
import type { RunningImport } from './runImport.ts';

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
  let isElsewhere = false;
  const importTurn = createImportTurn({
    ...options,
    onElsewhere(isNow) {
      isElsewhere = isNow;
      change({ isElsewhere });
      if (!isNow) void compare();
    },
  });

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
      isElsewhere,
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

  /** @returns whether the rows are compared with all contacts */
  async function compare(): Promise<boolean> {
    const mine = ++compares;
    reads.abort();
    reads = new AbortController();
    comparison = 'running';
    change({ comparison });
    const loaded = await options.loadEmails(reads.signal).catch(() => null);
    if (mine !== compares) return false;
    comparison = loaded ? 'done' : 'failed';
    emails = loaded ?? emails;
    change({ comparison });
    await check();
    return loaded !== null;
  }

  function onTargetChange(column: number, target: ImportTarget): void {
    if (state.step !== 'match') return;
    change({ columns: withTarget(state.columns, column, target) });
    void check();
  }

  async function onStart(): Promise<void> {
    if (state.step !== 'match' || state.isChecking || comparison === 'running') return;
    if (!checked || checked.ready.length === 0) return;
    await importTurn.take(begin);
  }

  /** Another tab may have imported since: compares once more, now that none can, and sends. */
  async function begin(): Promise<void> {
    if (state.step !== 'match') return;
    const { columns } = state;
    if (comparison === 'done' && !(await compare())) return;
    // What is changed meanwhile is to be looked at first.
    if (importTurn.isLeft() || state.step !== 'match' || state.columns !== columns) return;
    if (!checked || !file || checked.ready.length === 0) return;
    turn += 1;
    run = startRun({
      ...options,
      digest: file.text.digest,
      columns: state.columns,
      checked,
      onState: become,
    });
    await run.over;
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
      importTurn.leave();
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
      onStart: () => void onStart(),
      onPause: () => run?.pause(),
      onResume: () => run?.resume(),
      onCancelRun: () => run?.cancel(),
    },
  };
}
