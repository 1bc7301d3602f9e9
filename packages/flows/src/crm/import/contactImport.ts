import { checkRows } from './checkRows.ts';
import type { CheckedRows, KnownRows } from './checkRows.ts';
import { describeColumns, withTarget } from './columns.ts';
import type { ContactImport, ContactImportOptions } from './contactImportTypes.ts';
import { startTransfer } from './contactTransfer.ts';
import type { ContactTransfer } from './contactTransfer.ts';
import { contactRecords, findHeaderRow, headerChoices } from './headerRow.ts';
import { createImportLock } from './importLock.ts';
import { readSentRows } from './importStorage.ts';
import { parseCsv } from './parseCsv.ts';
import type { CsvRecord } from './parseCsv.ts';
import { readText } from './readText.ts';
import type { FileText } from './readText.ts';
import type { Column, ImportState, MatchStep, Separator } from './types.ts';

export function createContactImport(options: ContactImportOptions): ContactImport {
  const listeners = new Set<() => void>();
  let state: ImportState = { step: 'file' };
  let file: { blob: File; text: FileText } | null = null;
  let records: readonly CsvRecord[] = [];
  let columns: readonly Column[] = [];
  let checked: CheckedRows | null = null;
  let transfer: ContactTransfer | null = null;
  let emails: ReadonlySet<string> = new Set();
  let comparison: MatchStep['comparison'] = 'running';
  /** Incremented by another file or choice, which outdates running reads and checks. */
  let version = 0;
  let compares = 0;
  let reads = new AbortController();
  let isElsewhere = false;
  const lock = createImportLock({
    ...options,
    onElsewhere(isNow) {
      isElsewhere = isNow;
      change({ isElsewhere });
      if (!isNow) void compare();
    },
  });

  function setState(next: ImportState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function change(changes: Partial<MatchStep>): void {
    if (state.step === 'match') setState({ ...state, ...changes });
  }

  async function chooseFile(blob: File): Promise<void> {
    const attempt = ++version;
    setState({ step: 'file', reading: blob.name });
    const text = await readText(blob);
    if (attempt !== version) return;
    if (typeof text === 'string') return setState({ step: 'file', failure: text });
    file = { blob, text };
    await parse(attempt);
  }

  async function parse(attempt: number, separator?: Separator): Promise<void> {
    if (!file) return;
    const table = await parseCsv(file.text.text, separator);
    if (attempt !== version) return;
    if (typeof table === 'string') return setState({ step: 'file', failure: table });
    records = table.records;
    describe(findHeaderRow(records), table.separator);
  }

  function describe(headerRow: number | null, separator: Separator): void {
    const rows = contactRecords(records, headerRow).length;
    if (!file || rows === 0) return setState({ step: 'file', failure: 'empty' });
    checked = null;
    columns = describeColumns(records, headerRow);
    setState({
      step: 'match',
      file: { name: file.blob.name, size: file.blob.size, rows },
      separator,
      encoding: file.text.encoding,
      headerRow,
      headerChoices: headerChoices(records),
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
    const attempt = ++version;
    change({ isChecking: true });
    const known: KnownRows = { emails, ...readSentRows(options.userId, file.text.digest) };
    const rows = contactRecords(records, state.headerRow);
    const result = await checkRows(rows, state.columns, known, () => attempt !== version);
    if (!result || attempt !== version) return;
    checked = result;
    change({ preview: result.preview, isChecking: false });
  }

  async function compare(): Promise<boolean> {
    const attempt = ++compares;
    reads.abort();
    reads = new AbortController();
    comparison = 'running';
    change({ comparison });
    const loaded = await options.loadEmails(reads.signal).catch(() => null);
    if (attempt !== compares) return false;
    comparison = loaded ? 'done' : 'failed';
    emails = loaded ?? emails;
    change({ comparison });
    await check();
    return loaded !== null;
  }

  async function start(): Promise<void> {
    if (state.step !== 'match' || state.isChecking || comparison === 'running') return;
    if (!checked || checked.ready.length === 0) return;
    await lock.run(send);
  }

  /** Compares once more under the lock, since another tab may have imported, then sends. */
  async function send(): Promise<void> {
    if (state.step !== 'match') return;
    const matched = columns;
    if (comparison === 'done' && !(await compare())) return;
    if (lock.isLeft() || state.step !== 'match' || columns !== matched) return;
    if (!checked || !file || checked.ready.length === 0) return;
    version += 1;
    transfer = startTransfer({
      ...options,
      digest: file.text.digest,
      columns,
      checked,
      onState: setState,
    });
    await transfer.done;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rows: () => checked && { columns, checked, outcomes: transfer?.outcomes ?? null },
    compare: () => void compare(),
    chooseFile: (blob) => void chooseFile(blob),
    startOver() {
      version += 1;
      setState({ step: 'file' });
      // The next file must be compared with what this one created.
      if (transfer) void compare();
      transfer = null;
    },
    chooseSeparator: (separator) => void parse(++version, separator),
    chooseHeaderRow(row) {
      if (state.step === 'match') describe(row, state.separator);
    },
    matchColumn(column, target) {
      if (state.step !== 'match') return;
      columns = withTarget(columns, column, target);
      change({ columns });
      void check();
    },
    start: () => void start(),
    pause: () => transfer?.pause(),
    resume: () => transfer?.resume(),
    cancel: () => transfer?.cancel(),
    showMoreRows() {
      if (state.step === 'report') transfer?.showMore();
    },
    leave() {
      version += 1;
      lock.leave();
      reads.abort();
      if (!transfer || transfer.isDone()) return null;
      transfer.leave();
      return transfer.counts();
    },
  };
}
