/** Target of a column; '' is not imported. */
export type ColumnTarget =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'notes'
  | 'tags'
  | '';

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

export interface Column {
  index: number;
  /** Name in the file, or ''. */
  header: string;
  /** First non-empty value, or ''. */
  sample: string;
  target: ColumnTarget;
  /** Holds a company or job title, which the server cannot store yet. */
  isUnsaved: boolean;
}

/** Why a row is not sent: invalid or a duplicate. */
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
  /** `row`: number of the earlier row with the same email. */
  | { kind: 'sameAsRow'; row: number };

/** A value that is not imported, of a row that is. */
export interface RowNotice {
  /**
   * `phoneRounded`: a spreadsheet turned the number into scientific notation. `phoneInvalid`: not a
   * phone number. `rest`: further values of the cell.
   */
  kind: 'phoneRounded' | 'phoneInvalid' | 'rest';
  text: string;
}

export interface PreviewRow {
  /** Numbered as in a spreadsheet: the first row is 1. */
  number: number;
  name: string;
  email: string;
  problem: RowProblem | null;
  notices: readonly RowNotice[];
}

/** Result of the check. The lists hold the first hundred rows only. */
export interface Preview {
  rows: readonly PreviewRow[];
  /** Rows that are skipped or imported in part. */
  problems: readonly PreviewRow[];
  total: number;
  ready: number;
  leftOut: number;
  /** Number of ready rows with a value that is not imported. */
  inPart: number;
}

/** Result of sending a row; `unknown`: no response, so it may have been created. */
export type RowResult = 'created' | 'refused' | 'unknown' | 'notSent';

export interface RowOutcome {
  result: RowResult;
  message: string;
}

export type ResultCounts = Readonly<Record<RowResult, number>>;

/** Why an import paused by itself: no response, rate limit, or every row refused. */
export type PauseReason = 'connection' | 'busy' | 'service';

/** A row that was not created, may not have been, or was imported in part. */
export interface ReportRow extends Omit<RowOutcome, 'result'>, PreviewRow {
  result: RowResult | 'leftOut';
}

interface FileStep {
  step: 'file';
  /** Name of the file being read. */
  reading?: string | undefined;
  failure?: FileProblem | undefined;
}

/** Supported encodings other than Unicode. */
export type LegacyEncoding = 'windows-1252';

export interface HeaderChoice {
  number: number;
  text: string;
}

/** Matching columns and checking rows. */
export interface MatchStep {
  step: 'match';
  /** `size` in bytes. */
  file: { name: string; size: number; rows: number };
  separator: Separator;
  /** Non-Unicode encoding that was detected; null for Unicode. */
  encoding: LegacyEncoding | null;
  /** Number of the header row; null for none. */
  headerRow: number | null;
  headerChoices: readonly HeaderChoice[];
  columns: readonly Column[];
  /** Null before the first check. */
  preview: Preview | null;
  /** A new check is running; the preview is outdated. */
  isChecking: boolean;
  comparison: 'running' | 'done' | 'failed';
  /** Another tab is importing; this one waits. */
  isElsewhere: boolean;
}

export interface RunStep {
  step: 'run';
  phase: 'running' | 'pausing' | 'paused';
  /** Reason of an automatic pause; undefined if the user paused. */
  pause: PauseReason | undefined;
  counts: ResultCounts;
  total: number;
}

export interface ReportStep {
  step: 'report';
  isCancelled: boolean;
  counts: ResultCounts;
  leftOut: number;
  /** First rows that need attention, in file order: a hundred, then more on request. */
  rows: readonly ReportRow[];
  /** Total number of such rows. */
  listed: number;
  /** Number of sent rows not known to be created. */
  missing: number;
  /** Names of columns with values that were not imported; '' for an unnamed one. */
  ignoredColumns: readonly string[];
}

export type ImportState = FileStep | MatchStep | RunStep | ReportStep;
