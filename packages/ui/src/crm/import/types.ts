/** What a column of the file can become; '' is not imported. */
export type ImportTarget =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'notes'
  | 'tags'
  | '';

/** What separates the columns of a file. */
export type ImportSeparator = ',' | ';' | '\t' | '|';

/** Why a file cannot be taken. */
export type ImportFailure =
  | 'encoding'
  | 'spreadsheet'
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'unreadable';

/** The most a file may hold. */
export interface ImportLimits {
  /** The largest size, in megabytes. */
  megabytes: number;
  /** The most rows. */
  rows: number;
  /** The most columns. */
  columns: number;
}

/** The file that was read. */
interface ImportFile {
  /** The name of the file with its ending. */
  name: string;
  /** Bytes. */
  size: number;
  /** How many rows it has. */
  rows: number;
}

/** One column of the file and what it becomes. */
export interface ImportColumn {
  /** From 0. */
  index: number;
  /** Its name in the file; '' where it has none. */
  header: string;
  /** Its first value that is not empty, or ''. */
  sample: string;
  /** What the column becomes. */
  target: ImportTarget;
  /** It holds company or job title, which the server does not keep yet. @default false */
  isUnsaved?: boolean | undefined;
}

/** What is wrong with a row; such a row is left out. */
export type ImportProblem =
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
  /** The number of the earlier row with the same email. */
  | { kind: 'sameAsRow'; row: number };

/** A value of a matched column that is not imported, though its row is. */
export interface ImportNotice {
  /**
   * `phoneRounded`: a spreadsheet turned the number into scientific notation. `phoneInvalid`: it is
   * no phone number. `rest`: the further values of a cell that holds several.
   */
  kind: 'phoneRounded' | 'phoneInvalid' | 'rest';
  /** The value as written in the file. */
  text: string;
}

/** A row of the file as it would be imported. */
export interface ImportPreviewRow {
  /** As a spreadsheet numbers it: the first row of the file is 1. */
  number: number;
  /** The name, as it would be sent. */
  name: string;
  /** The email address, as it would be sent. */
  email: string;
  /** Why the row is left out; `null` where it is ready. */
  problem: ImportProblem | null;
  /** Values of it that are not imported. @default [] */
  notices?: readonly ImportNotice[] | undefined;
}

/** What the check of all rows found. The lists hold the first rows only. */
export interface ImportPreview {
  /** The first rows of the file. */
  rows: readonly ImportPreviewRow[];
  /** The first rows that are left out, or imported in part. */
  problems: readonly ImportPreviewRow[];
  /** How many rows there are. */
  total: number;
  /** How many rows can be sent. */
  ready: number;
  /** How many rows have a problem. */
  leftOut: number;
  /** How many rows are ready but for a value. @default 0 */
  inPart?: number | undefined;
}

/** How a row ended that was to be sent. */
export type ImportResult = 'created' | 'refused' | 'unknown' | 'notSent';

/** How many rows ended how, so far. */
export type ImportCounts = Readonly<Record<ImportResult, number>>;

/** Why an import paused by itself: no answer came, the service asks to wait, or refuses all. */
export type ImportPause = 'connection' | 'busy' | 'service';

/** A row that was not imported, is not known to be, or was imported in part. */
export interface ImportReportRow extends ImportPreviewRow {
  /** How it ended. */
  result: ImportResult | 'leftOut';
  /** The service's own words; '' where it sent none. */
  message: string;
}

/** Choosing a file. */
export interface ImportFileStep {
  /** Names the step. */
  step: 'file';
  /** The name of the file that is being read. */
  reading?: string | undefined;
  /** Why the last file could not be taken. */
  failure?: ImportFailure | undefined;
}

/** Columns and what they become, rows and what is wrong with them. */
export interface ImportMatchStep {
  /** Names the step. */
  step: 'match';
  /** The file that was read. */
  file: ImportFile;
  /** What separates the columns. */
  separator: ImportSeparator;
  /** Read as this old encoding, which the user should check; left out for Unicode. */
  encoding?: 'windows-1252' | null | undefined;
  /** The number of the row that names the columns; `null` where none does. */
  headerRow: number | null;
  /** The first rows, of which one may name the columns, with their first values. */
  headerChoices: readonly { number: number; text: string }[];
  /** The columns, in the order of the file. */
  columns: readonly ImportColumn[];
  /** `null` until the rows were checked for the first time. */
  preview: ImportPreview | null;
  /** The rows are being checked again; what is shown is of before. */
  isChecking: boolean;
  /** Whether the rows could be compared with all contacts. */
  comparison: 'running' | 'done' | 'failed';
  /** Another tab is importing: this one waits until it is done. */
  isElsewhere?: boolean | undefined;
}

/** Rows on their way. */
export interface ImportRunStep {
  /** Names the step. */
  step: 'run';
  /** Whether rows are sent, the last ones are waited for, or nothing happens. */
  phase: 'running' | 'pausing' | 'paused';
  /** Why it paused; left out where the person asked for it. */
  pause?: ImportPause | undefined;
  /** How many rows ended how, so far. */
  counts: ImportCounts;
  /** How many rows are to be sent. */
  total: number;
}

/** Its outcome. */
export interface ImportReportStep {
  /** Names the step. */
  step: 'report';
  /** Whether the person ended it before its end. */
  isCancelled: boolean;
  /** How many rows ended how. */
  counts: ImportCounts;
  /** How many rows were never to be sent. */
  leftOut: number;
  /** The first rows that need attention, in the order of the file. */
  rows: readonly ImportReportRow[];
  /** How many of them there are. */
  listed: number;
  /** How many rows were to be sent and are not known to have got in. */
  missing: number;
  /** Names of the columns that hold values and were not imported. @default [] */
  ignoredColumns?: readonly string[] | undefined;
}

/** The step an import is at. */
export type ImportState = ImportFileStep | ImportMatchStep | ImportRunStep | ImportReportStep;

/** What a person can do in the import. */
export interface ImportActions {
  /** Reads a file that was chosen or dropped. */
  onFile: (file: File) => void;
  /** Back to the choice of a file. */
  onStartOver: () => void;
  /** Reads the columns again with another separator. */
  onSeparatorChange: (separator: ImportSeparator) => void;
  /** Says which row names the columns, by its number; `null` for none. */
  onHeaderRowChange: (row: number | null) => void;
  /** Says what a column becomes; columns count from 0. */
  onTargetChange: (column: number, target: ImportTarget) => void;
  /** Loads the contacts again, to compare with. */
  onRetryComparison: () => void;
  /** Saves the rows that are left out as a file, with why. */
  onDownloadLeftOut: () => void;
  /** Sends the rows that are ready. */
  onStart: () => void;
  /** Sends no further row until it is resumed. */
  onPause: () => void;
  /** Goes on with the rows that were not sent. */
  onResume: () => void;
  /** Sends no further row; those on their way are waited for. */
  onCancelRun: () => void;
  /** Lists more rows of the report than it has. */
  onShowMoreRows: () => void;
  /** Saves every row of the file with how it ended. */
  onDownloadReport: () => void;
}
