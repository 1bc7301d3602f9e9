/** Field of the contact that a column becomes; '' is not imported. */
export type ImportTarget =
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

/** Separator of the columns. */
export type ImportSeparator = ',' | ';' | '\t' | '|';

/** Reason why a file cannot be read. */
export type ImportFailure =
  | 'encoding'
  | 'spreadsheet'
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'unreadable';

/** Limits of a file. */
export interface ImportLimits {
  /** Largest size in MB. */
  megabytes: number;
  /** Maximum number of rows. */
  rows: number;
  /** Maximum number of columns. */
  columns: number;
}

/** A column of the file and its target. */
export interface ImportColumn {
  /** Starts at 0. */
  index: number;
  /** Column name in the file; '' if it has none. */
  header: string;
  /** First value that is not empty, or ''. */
  sample: string;
  /** Target field. */
  target: ImportTarget;
  /** Job title, which the server does not save yet. @default false */
  isUnsaved?: boolean | undefined;
}

/** Problem because of which a row is left out. */
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
  /** Number of the earlier row with the same email. */
  | { kind: 'sameAsRow'; row: number };

/** A row as it would be imported. */
export interface ImportPreviewRow {
  /** Row number as in a spreadsheet: the first row of the file is 1. */
  number: number;
  /** Name to be sent. */
  name: string;
  /** Email to be sent. */
  email: string;
  /** Reason why the row is left out; `null` if it is ready. */
  problem: ImportProblem | null;
  /** Values that are not imported, although the row is. @default [] */
  notices?:
    | readonly {
        /**
         * `phoneRounded`: in scientific notation. `phoneInvalid`: no number. `consentUnclear`: neither
         * yes nor no. `tagTooLong`: above the limit. `rest`: further values.
         */
        kind: 'phoneRounded' | 'phoneInvalid' | 'consentUnclear' | 'tagTooLong' | 'rest';
        /** Value as written in the file. */
        text: string;
      }[]
    | undefined;
}

/** Result of the check. The lists contain the first rows only. */
export interface ImportPreview {
  /** First rows of the file. */
  rows: readonly ImportPreviewRow[];
  /** First rows that are left out or imported in part. */
  problems: readonly ImportPreviewRow[];
  /** Total number of rows. */
  total: number;
  /** Number of rows that can be sent. */
  ready: number;
  /** Number of rows with a problem. */
  leftOut: number;
  /** Number of ready rows of which a value is not imported. @default 0 */
  partial?: number | undefined;
}

/** Outcome of a row. */
export type ImportResult = 'created' | 'refused' | 'unknown' | 'notSent';

/** Rows per outcome so far. */
export type ImportCounts = Readonly<Record<ImportResult, number>>;

/** Reason for an automatic pause: no response, a request to wait, or only rejections. */
export type ImportPause = 'connection' | 'busy' | 'service';

/** A row that was not imported, only in part, or with an unknown outcome. */
export interface ImportReportRow extends ImportPreviewRow {
  /** Outcome of the row. */
  result: ImportResult | 'leftOut';
  /** Message from the server; '' if it sent none. */
  message: string;
}

/** Step of choosing a file. */
export interface ImportFileStep {
  /** Discriminates the step. */
  step: 'file';
  /** Name of the file being read. */
  reading?: string | undefined;
  /** Reason why the last file could not be read. */
  failure?: ImportFailure | undefined;
}

/** Step of matching columns and checking rows. */
export interface ImportMatchStep {
  /** Discriminates the step. */
  step: 'match';
  /** The parsed file. */
  file: {
    /** File name with extension. */
    name: string;
    /** Size in bytes. */
    size: number;
    /** Number of rows. */
    rows: number;
  };
  /** Separator of the columns. */
  separator: ImportSeparator;
  /** Legacy encoding that the user should check; omitted for Unicode. */
  encoding?: 'windows-1252' | null | undefined;
  /** Number of the header row; `null` if there is none. */
  headerRow: number | null;
  /** First rows with their first values, to choose the header row from. */
  headerChoices: readonly { number: number; text: string }[];
  /** Columns in the order of the file. */
  columns: readonly ImportColumn[];
  /** `null` until the first check. */
  preview: ImportPreview | null;
  /** True while rows are checked again; the old result is shown. */
  isChecking: boolean;
  /** State of the comparison with all contacts. */
  comparison: 'running' | 'done' | 'failed';
  /** True while another tab imports: this one waits. */
  isElsewhere?: boolean | undefined;
}

/** Step of sending rows. */
export interface ImportRunStep {
  /** Discriminates the step. */
  step: 'run';
  /** 'pausing' waits for the rows being sent. */
  phase: 'running' | 'pausing' | 'paused';
  /** Reason for the pause; omitted if the user paused. */
  pause?: ImportPause | undefined;
  /** Rows per outcome so far. */
  counts: ImportCounts;
  /** Number of rows to send. */
  total: number;
}

/** Step with the outcome. */
export interface ImportReportStep {
  /** Discriminates the step. */
  step: 'report';
  /** True if the user cancelled the import. */
  isCancelled: boolean;
  /** Rows per outcome. */
  counts: ImportCounts;
  /** Number of rows that were left out. */
  leftOut: number;
  /** First rows that need attention, in the order of the file. */
  rows: readonly ImportReportRow[];
  /** Total number of these rows. */
  listed: number;
  /** Number of rows that were to be sent and are not confirmed. */
  missing: number;
  /** Columns with values that were not imported. @default [] */
  ignoredColumns?: readonly string[] | undefined;
}

/** State of the current step. */
export type ImportState = ImportFileStep | ImportMatchStep | ImportRunStep | ImportReportStep;

/** Actions of the import. */
export interface ImportActions {
  /** Reads a chosen or dropped file. */
  onFile: (file: File) => void;
  /** Returns to the choice of a file. */
  onStartOver: () => void;
  /** Parses the columns with another separator. */
  onSeparatorChange: (separator: ImportSeparator) => void;
  /** Sets the header row by number; `null` for none. */
  onHeaderRowChange: (row: number | null) => void;
  /** Sets the target of a column; columns start at 0. */
  onTargetChange: (column: number, target: ImportTarget) => void;
  /** Loads the contacts for the comparison again. */
  onRetryComparison: () => void;
  /** Downloads the rows that are left out, with reasons. */
  onDownloadLeftOut: () => void;
  /** Sends the rows that are ready. */
  onStart: () => void;
  /** Pauses after the rows being sent. */
  onPause: () => void;
  /** Sends the remaining rows. */
  onResume: () => void;
  /** Cancels after the rows being sent. */
  onCancelRun: () => void;
  /** Lists more rows of the report. */
  onShowMoreRows: () => void;
  /** Downloads all rows with their outcome. */
  onDownloadReport: () => void;
}
