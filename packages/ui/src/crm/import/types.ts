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
  megabytes: number;
  rows: number;
  columns: number;
}

/** The file that was read. */
interface ImportFile {
  name: string;
  /** Bytes. */
  size: number;
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
  target: ImportTarget;
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

/** A row of the file as it would be imported. */
export interface ImportPreviewRow {
  /** As a spreadsheet numbers it: the first row of the file is 1. */
  number: number;
  name: string;
  email: string;
  problem: ImportProblem | null;
}

/** What the check of all rows found. The lists hold the first rows only. */
export interface ImportPreview {
  rows: readonly ImportPreviewRow[];
  problems: readonly ImportPreviewRow[];
  total: number;
  ready: number;
  leftOut: number;
}

/** How a row ended; `leftOut` never was to be sent. */
export type ImportResult = 'created' | 'refused' | 'unknown' | 'notSent';

/** How many rows ended how, so far. */
export type ImportCounts = Readonly<Record<ImportResult, number>>;

/** Why an import paused by itself: no answer came, the service asks to wait, or refuses all. */
export type ImportPause = 'connection' | 'busy' | 'service';

/** A row that was to be sent and is not known to have got in. */
export interface ImportReportRow {
  number: number;
  name: string;
  email: string;
  result: ImportResult;
  /** The service's own words; '' where it sent none. */
  message: string;
}

/** Choosing a file. */
export interface ImportFileStep {
  step: 'file';
  /** The name of the file that is being read. */
  reading?: string | undefined;
  failure?: ImportFailure | undefined;
}

/** Columns and what they become, rows and what is wrong with them. */
export interface ImportMatchStep {
  step: 'match';
  file: ImportFile;
  separator: ImportSeparator;
  /** Whether the first row names the columns. */
  hasHeader: boolean;
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
  step: 'run';
  phase: 'running' | 'pausing' | 'paused';
  /** Why it paused; left out where the person asked for it. */
  pause?: ImportPause | undefined;
  counts: ImportCounts;
  total: number;
}

/** Its outcome. */
export interface ImportReportStep {
  step: 'report';
  isCancelled: boolean;
  counts: ImportCounts;
  leftOut: number;
  /** The first rows that are not known to have got in. */
  rows: readonly ImportReportRow[];
  /** How many of them there are. */
  missing: number;
}

export type ImportState = ImportFileStep | ImportMatchStep | ImportRunStep | ImportReportStep;

/** What a person can do in the import. */
export interface ImportActions {
  onFile: (file: File) => void;
  /** Back to the choice of a file. */
  onStartOver: () => void;
  onSeparatorChange: (separator: ImportSeparator) => void;
  onHeaderChange: (hasHeader: boolean) => void;
  onTargetChange: (column: number, target: ImportTarget) => void;
  /** Loads the contacts again, to compare with. */
  onRetryComparison: () => void;
  onDownloadLeftOut: () => void;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  /** Sends no further row; those on their way are waited for. */
  onCancelRun: () => void;
  onDownloadReport: () => void;
}
