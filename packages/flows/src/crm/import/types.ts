/** Target of a column; '' is not imported. */
export type ColumnTarget =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'notes'
  | 'tags'
  | 'company'
  | 'consentVoice'
  | 'consentSms'
  | '';

export type Separator = ',' | ';' | '\t' | '|';

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
  header: string;
  sample: string;
  target: ColumnTarget;
  /** Holds a job title, which the server cannot store yet. */
  isUnsaved: boolean;
}

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

export interface RowNotice {
  /**
   * `phoneRounded`: in scientific notation. `consentUnclear`: neither yes nor no. `rest`: further
   * values of the cell.
   */
  kind: 'phoneRounded' | 'phoneInvalid' | 'consentUnclear' | 'tagTooLong' | 'rest';
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

export interface Preview {
  rows: readonly PreviewRow[];
  problems: readonly PreviewRow[];
  total: number;
  ready: number;
  leftOut: number;
  /** Number of ready rows with a value that is not imported. */
  partial: number;
}

/** Result of sending a row; `unknown`: no response, so it may have been created. */
export type RowResult = 'created' | 'refused' | 'unknown' | 'notSent';

export interface RowOutcome {
  result: RowResult;
  message: string;
}

export type ResultCounts = Readonly<Record<RowResult, number>>;

/** Reason why an import paused by itself: no response, rate limit, or every row refused. */
export type PauseReason = 'connection' | 'busy' | 'service';

export interface ReportRow extends Omit<RowOutcome, 'result'>, PreviewRow {
  result: RowResult | 'leftOut';
}

interface FileStep {
  step: 'file';
  reading?: string | undefined;
  failure?: FileProblem | undefined;
}

export type LegacyEncoding = 'windows-1252';

export interface HeaderChoice {
  number: number;
  text: string;
}

export interface MatchStep {
  step: 'match';
  /** `size` in bytes. */
  file: { name: string; size: number; rows: number };
  separator: Separator;
  encoding: LegacyEncoding | null;
  headerRow: number | null;
  headerChoices: readonly HeaderChoice[];
  columns: readonly Column[];
  preview: Preview | null;
  isChecking: boolean;
  comparison: 'running' | 'done' | 'failed';
  /** Another tab is importing; this one waits. */
  isElsewhere: boolean;
}

export interface RunStep {
  step: 'run';
  phase: 'running' | 'pausing' | 'paused';
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
  listed: number;
  /** Number of sent rows not known to be created. */
  missing: number;
  /** Names of columns with values that were not imported; '' for an unnamed one. */
  ignoredColumns: readonly string[];
}

export type ImportState = FileStep | MatchStep | RunStep | ReportStep;
