import { expect, test } from 'vitest';
import type { ImportRows } from './contactImportTypes.ts';
import { skippedRowsSheet, reportSheet } from './importSheets.ts';
import type { ImportSheetTexts } from './importSheets.ts';

const words: ImportSheetTexts = {
  row: 'Row',
  result: 'Result',
  detail: 'Detail',
  results: {
    created: 'Imported',
    refused: 'Refused',
    unknown: 'No response',
    notSent: 'Not sent',
    leftOut: 'Left out',
  },
  refused: 'Failed to create contact',
  problem: ({ kind }) => `problem: ${kind}`,
  notice: ({ kind, text }) => `${kind}: ${text}`,
};

const record = (number: number, ...cells: string[]) => ({ number, cells, isBroken: false });

const rows: ImportRows = {
  columns: [
    { index: 0, header: 'Name', sample: '', target: 'name', isUnsaved: false },
    { index: 1, header: 'Email', sample: '', target: 'email', isUnsaved: false },
  ],
  checked: {
    ready: [
      record(2, 'A', 'a@x.example; b@x.example'),
      record(4, 'C'),
      record(5, 'D', 'd@x.example'),
    ],
    leftOut: [{ record: record(3, 'B', '', 'extra'), problem: { kind: 'emailRequired' } }],
    partial: new Set([2]),
    preview: { rows: [], problems: [], total: 4, ready: 3, leftOut: 1, partial: 1 },
  },
  outcomes: new Map([
    [2, { result: 'created', message: '' }],
    [4, { result: 'refused', message: '' }],
    [5, { result: 'refused', message: 'Email is taken' }],
  ]),
};

test('skipped rows keep their columns, so that they can be corrected', () => {
  expect(skippedRowsSheet(rows, words)).toEqual({
    fields: ['Name', 'Email', '', 'Row', 'Result', 'Detail'],
    rows: [['B', '', 'extra', '3', 'Left out', 'problem: emailRequired']],
  });
});

test('the report has every row in the order of the file', () => {
  expect(reportSheet(rows, words)).toEqual({
    fields: ['Name', 'Email', '', 'Row', 'Result', 'Detail'],
    rows: [
      ['A', 'a@x.example; b@x.example', '', '2', 'Imported', 'rest: b@x.example'],
      ['B', '', 'extra', '3', 'Left out', 'problem: emailRequired'],
      ['C', '', '', '4', 'Refused', 'Failed to create contact'],
      ['D', 'd@x.example', '', '5', 'Refused', 'Email is taken'],
    ],
  });
});

test('rows of an import that has not started are not sent', () => {
  const { rows: lines } = reportSheet({ ...rows, outcomes: null }, words);
  expect(lines.map((cells) => cells[4])).toEqual(['Not sent', 'Left out', 'Not sent', 'Not sent']);
});
