import type { Conversation } from '@platform/api';
import type { CsvSheet } from '../export/csvText.ts';
import { sheetOf } from '../export/sheetOf.ts';

const columns = [
  'started',
  'agent',
  'direction',
  'from',
  'to',
  'duration',
  'outcome',
  'sentiment',
  'latency',
] as const;

export type CallRow = Pick<
  Conversation,
  'startedAt' | 'agentName' | 'from' | 'to' | 'durationSeconds' | 'latencyP50Ms'
>;

export interface CallSheetTexts<Row extends CallRow> {
  columns: Readonly<Record<(typeof columns)[number], string>>;
  dateTime: (date: Date) => string;
  direction: (call: Row) => string;
  outcome: (call: Row) => string;
  sentiment: (call: Row) => string;
}

/** Exports calls; seconds and milliseconds as plain numbers, unknown values empty. */
export function callSheet<Row extends CallRow>(
  calls: readonly Row[],
  words: CallSheetTexts<Row>,
): CsvSheet {
  return sheetOf(
    columns,
    words.columns,
    calls.map((call) => ({
      started: call.startedAt ? words.dateTime(call.startedAt) : '',
      agent: call.agentName,
      direction: words.direction(call),
      from: call.from,
      to: call.to,
      duration: numberText(call.durationSeconds),
      outcome: words.outcome(call),
      sentiment: words.sentiment(call),
      latency: numberText(call.latencyP50Ms),
    })),
  );
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));
