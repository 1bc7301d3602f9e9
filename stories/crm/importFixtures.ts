import type {
  ImportActions,
  ImportColumn,
  ImportLimits,
  ImportMatchStep,
  ImportPreviewRow,
  ImportReportStep,
  ImportRunStep,
  ImportTarget,
} from '@platform/ui/crm';
import { fn } from 'storybook/test';

export const limits: ImportLimits = { megabytes: 20, rows: 100_000, columns: 300 };

/** Returns actions that only record their calls. */
export const mockActions = (): ImportActions => ({
  onFile: fn(),
  onStartOver: fn(),
  onSeparatorChange: fn(),
  onHeaderRowChange: fn(),
  onTargetChange: fn(),
  onRetryComparison: fn(),
  onDownloadLeftOut: fn(),
  onStart: fn(),
  onPause: fn(),
  onResume: fn(),
  onCancelRun: fn(),
  onShowMoreRows: fn(),
  onDownloadReport: fn(),
});

const column = (
  index: number,
  header: string,
  sample: string,
  target: ImportTarget,
): ImportColumn => ({ index, header, sample, target });

const columns: readonly ImportColumn[] = [
  column(0, 'Full name', 'Elena Petrova', 'name'),
  column(1, 'E-mail', 'elena.petrova@harbourlane.example', 'email'),
  column(2, 'Mobile', '+44 20 7946 0112', 'phone'),
  column(3, 'Remarks', 'Prefers mornings', 'notes'),
  column(4, 'Loyalty ID', 'LX-20418', ''),
];

const problems: readonly ImportPreviewRow[] = [
  { number: 14, name: 'Tomás Silva', email: 'tomas.silva@', problem: { kind: 'emailInvalid' } },
  { number: 27, name: 'Aiko Tanaka', email: '', problem: { kind: 'emailRequired' } },
  {
    number: 58,
    name: 'Marcus Bell',
    email: 'marcus@bellproperty.example',
    problem: { kind: 'alreadyContact' },
  },
  { number: 77, name: '', email: 'office@rochalegal.example', problem: { kind: 'nameMissing' } },
  {
    number: 90,
    name: 'Ewa Nowak',
    email: 'ewa@nowakstudio.example',
    problem: { kind: 'sameAsRow', row: 12 },
  },
  {
    number: 103,
    name: 'Liam Walsh',
    email: 'liam at walshjoinery',
    problem: { kind: 'emailInvalid' },
  },
];

const names = [
  'Elena Petrova',
  'Ravi Teja',
  'Hannah Köhler',
  'Giulia Conti',
  'దివ్య రెడ్డి',
  'ליאת כהן',
];

/** First hundred rows of a file whose first problem is in row 14. */
const rows: readonly ImportPreviewRow[] = Array.from({ length: 100 }, (_, index) => {
  const number = index + 2;
  return (
    problems.find((row) => row.number === number) ?? {
      number,
      name: names[index % names.length] ?? '',
      email: `person${number}@example.com`,
      problem: null,
    }
  );
});

/** Data of the mockup `csv-import`. */
export const match: ImportMatchStep = {
  step: 'match',
  file: { name: 'contacts-june.csv', size: 14_336, rows: 132 },
  separator: ',',
  headerRow: 1,
  headerChoices: [
    { number: 1, text: 'Full name, E-mail, Mobile, Remarks' },
    { number: 2, text: 'Elena Petrova, elena.petrova@harbourlane.example' },
  ],
  columns,
  preview: { rows, problems, total: 132, ready: 126, leftOut: 6 },
  isChecking: false,
  comparison: 'done',
};

/** Rows with every kind of problem. */
export const allProblems: readonly ImportPreviewRow[] = [
  ...problems,
  { number: 110, name: 'A', email: 'a@x.example', problem: { kind: 'importedBefore' } },
  { number: 111, name: 'B', email: 'b@x.example', problem: { kind: 'sentBefore' } },
  { number: 112, name: 'C "x', email: '', problem: { kind: 'quotes' } },
  { number: 113, name: 'D', email: 'd@x.example', problem: { kind: 'extraCells' } },
];

export const run: ImportRunStep = {
  step: 'run',
  phase: 'running',
  counts: { created: 57, refused: 2, unknown: 1, notSent: 66 },
  total: 126,
};

export const report: ImportReportStep = {
  step: 'report',
  isCancelled: false,
  counts: { created: 126, refused: 0, unknown: 0, notSent: 0 },
  leftOut: 6,
  rows: problems.map((row) => ({ ...row, result: 'leftOut', message: '' })),
  listed: 6,
  missing: 0,
  ignoredColumns: ['Loyalty ID'],
};

/** Rows that are imported without one of their values. */
export const partRows: readonly ImportPreviewRow[] = [
  {
    number: 31,
    name: 'Owen Price',
    email: 'owen@priceco.example',
    problem: null,
    notices: [{ kind: 'phoneInvalid', text: 'call me maybe' }],
  },
  {
    number: 44,
    name: 'Sofía Marín',
    email: 'sofia@clinicamarin.example',
    problem: null,
    notices: [
      { kind: 'rest', text: 'sofia.marin@mail.example' },
      { kind: 'phoneRounded', text: '4.42079E+11' },
    ],
  },
];

/** Report in which every row was refused or left out. */
export const emptyReport: ImportReportStep = {
  ...report,
  counts: { created: 0, refused: 2, unknown: 0, notSent: 0 },
  leftOut: 4,
  missing: 2,
  rows: report.rows.slice(0, 4).concat(
    ['Pedro Duarte', 'Owen Price'].map((name, index) => ({
      number: 110 + index,
      name,
      email: 'office@priceco.example',
      result: 'refused',
      message: index ? '' : 'A contact with this email already exists.',
      problem: null,
    })),
  ),
};

export const partReport: ImportReportStep = {
  step: 'report',
  isCancelled: true,
  counts: { created: 57, refused: 2, unknown: 1, notSent: 66 },
  leftOut: 6,
  listed: 69,
  missing: 69,
  rows: [
    {
      number: 8,
      name: 'Pedro Duarte',
      email: 'pedro.duarte@mail.example',
      result: 'refused',
      message: 'A contact with this email already exists.',
      problem: null,
    },
    {
      number: 21,
      name: 'Owen Price',
      email: 'owen@priceco.example',
      result: 'refused',
      message: '',
      problem: null,
    },
    {
      number: 33,
      name: 'Sofía Marín',
      email: 'sofia@clinicamarin.example',
      result: 'unknown',
      message: '',
      problem: null,
    },
    ...Array.from({ length: 66 }, (_, index) => ({
      number: index + 62,
      name: names[index % names.length] ?? '',
      email: `person${index + 62}@example.com`,
      result: 'notSent' as const,
      message: '',
      problem: null,
    })),
  ],
};
