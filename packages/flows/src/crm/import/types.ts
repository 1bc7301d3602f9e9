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
  /** It holds company or job title, which the service does not keep yet. */
  isUnsaved: boolean;
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

/** A value of a matched column that is not imported, though its row is. */
export interface RowNotice {
  /**
   * `phoneRounded`: a spreadsheet turned the number into scientific notation. `phoneInvalid`: it is
   * no phone number. `rest`: the further values of a cell that holds several.
   */
  kind: 'phoneRounded' | 'phoneInvalid' | 'rest';
  /** The value, shortened. */
  text: string;
}

/** A row of the file as it would be imported. */
export interface PreviewRow {
  /** As a spreadsheet numbers it: the first row of the file is 1. */
  number: number;
  name: string;
  email: string;
  problem: RowProblem | null;
  notices: readonly RowNotice[];
}

/** What the check of all rows found. The lists hold the first hundred rows only. */
export interface Preview {
  rows: readonly PreviewRow[];
  /** Rows that are left out, or imported in part. */
  problems: readonly PreviewRow[];
  total: number;
  ready: number;
  leftOut: number;
  /** How many rows are ready but for a value that is not imported. */
  inPart: number;
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

/** A row that is not in the contacts, is not known to be, or was imported in part. */
export interface ReportRow extends Omit<RowOutcome, 'result'>, PreviewRow {
  result: RowResult | 'leftOut';
}

/** Choosing a file. */
interface FileStep {
  step: 'file';
  /** The name of the file that is being read. */
  reading?: string | undefined;
  failure?: FileProblem | undefined;
}

/** An encoding before Unicode that a file may have. */
export type LegacyEncoding = 'windows-1252';

/** A row that may name the columns. */
export interface HeaderChoice {
  number: number;
  /** Its first values, shortened. */
  text: string;
}

/** Matching columns and checking rows. */
export interface MatchStep {
  step: 'match';
  /** `size` in bytes. */
  file: { name: string; size: number; rows: number };
  separator: Separator;
  /** Bytes that are no Unicode were read as this; null for Unicode. */
  encoding: LegacyEncoding | null;
  /** The number of the row that names the columns; null where none does. */
  headerRow: number | null;
  /** The first rows, of which one may name the columns. */
  headerChoices: readonly HeaderChoice[];
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
  /** The first rows that need attention, in the order of the file: a hundred, then more on request. */
  rows: readonly ReportRow[];
  /** How many of them there are. */
  listed: number;
  /** How many of the rows that were to be sent are not known to be created. */
  missing: number;
  /** Names of the columns that hold values and were not imported; '' where one has no name. */
  ignoredColumns: readonly string[];
}

/** Where an import is. */
export type ImportState = FileStep | MatchStep | RunStep | ReportStep;
