/** What a column of the file can become; '' is not imported. */
export type ColumnTarget =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'notes'
  | 'tags'
  | '';

/** What separates the columns of a file. */
export type Separator = ',' | ';' | '\t' | '|';

/** Why a file cannot be imported. */
export type FileProblem =
  | 'encoding'
  | 'spreadsheet'
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'unreadable';

/** One column of the file and what it becomes. */
export interface Column {
  /** From 0. */
  index: number;
  /** Its name in the file; '' where it has none. */
  header: string;
  /** Its first value that is not empty, or ''. */
  sample: string;
  target: ColumnTarget;
}

/** Why a row is not sent: it is broken, or is there already. */
export type RowProblem =
  | {
      kind:
        | 'emailRequired'
        | 'emailInvalid'
        | 'nameMissing'
        | 'alreadyContact'
        | 'importedBefore'
        | 'sentBefore'
        | 'quotes'
        | 'extraCells';
    }
  /** `row` is the number of the earlier row with the same email. */
  | { kind: 'sameAsRow'; row: number };

/** A row of the file as it would be imported. */
export interface PreviewRow {
  /** As a spreadsheet numbers it: the first row of the file is 1. */
  number: number;
  name: string;
  email: string;
  problem: RowProblem | null;
}

/** What the check of all rows found. The lists hold the first hundred rows only. */
export interface Preview {
  rows: readonly PreviewRow[];
  problems: readonly PreviewRow[];
  total: number;
  ready: number;
  leftOut: number;
}

/** How sending a row ended; `unknown`: it may have been created, since no answer came. */
export type RowResult = 'created' | 'refused' | 'unknown' | 'notSent';

/** How a row ended, with the service's words where it refused, else ''. */
export interface RowOutcome {
  result: RowResult;
  message: string;
}

/** How many rows ended how, so far. */
export type ResultCounts = Readonly<Record<RowResult, number>>;

/** Why an import paused by itself: no answer came, the service asks to wait, or it refuses all. */
export type PauseReason = 'connection' | 'busy' | 'service';

/** A row that was to be sent and is not known to be created. */
export interface MissingRow extends RowOutcome {
  number: number;
  name: string;
  email: string;
}

/** Choosing a file. */
interface FileStep {
  step: 'file';
  /** The name of the file that is being read. */
  reading?: string | undefined;
  failure?: FileProblem | undefined;
}

/** Matching columns and checking rows. */
export interface MatchStep {
  step: 'match';
  /** `size` in bytes. */
  file: { name: string; size: number; rows: number };
  separator: Separator;
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  columns: readonly Column[];
  /** Null until the rows were checked for the first time. */
  preview: Preview | null;
  /** The rows are being checked again; the preview is of before. */
  isChecking: boolean;
  /** Whether the rows could be compared with all contacts. */
  comparison: 'running' | 'done' | 'failed';
  /** Another tab is importing: this one waits until it is done. */
  isElsewhere: boolean;
}

/** Sending rows. */
export interface RunStep {
  step: 'run';
  phase: 'running' | 'pausing' | 'paused';
  /** Why it paused; undefined where the person asked for it. */
  pause: PauseReason | undefined;
  counts: ResultCounts;
  total: number;
}

/** How it ended. */
export interface ReportStep {
  step: 'report';
  isCancelled: boolean;
  counts: ResultCounts;
  leftOut: number;
  /** The first hundred rows that are not known to be created. */
  rows: readonly MissingRow[];
  /** How many of them there are. */
  missing: number;
}

/** Where an import is. */
export type ImportState = FileStep | MatchStep | RunStep | ReportStep;
