import { crmTexts } from '@platform/i18n';
import type { crmTexts as CrmTexts, TextKey, Translate } from '@platform/i18n';
import { expect, test } from 'vitest';
import { contactSheetTexts, interactionSheetTexts, leadSheetTexts } from './sheetTexts.ts';

const t = ((key: string) =>
  key
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (group, name) => (group as Record<string, unknown>)[name],
      crmTexts.texts,
    )) as Translate<TextKey<typeof CrmTexts>>;

test('contacts have the column names of their table', () => {
  const { columns, consents, date } = contactSheetTexts(t);
  expect(Object.values(columns)).toEqual([
    'Contact',
    'Company',
    'Phone',
    'Email',
    'Created',
    'Voice consent',
    'SMS consent',
    'Tags',
  ]);
  expect(consents).toEqual({ yes: 'Yes', no: 'No' });
  expect(date(new Date(2026, 5, 18, 12))).toBe('18/06/26');
});

test('leads have the column and status names of their table', () => {
  const { columns, statuses, contactMissing } = leadSheetTexts(t);
  expect(Object.values(columns)).toEqual([
    'Contact',
    'Status',
    'Source',
    'Owner',
    'Notes',
    'Created',
  ]);
  expect(statuses['Closed Won']).toBe('Closed Won');
  expect(contactMissing).toBe('Contact not found');
});

test('interactions have the column names, types and directions of their table', () => {
  const { columns, types, directions } = interactionSheetTexts(t);
  expect(Object.values(columns)).toEqual([
    'Type',
    'Summary',
    'Direction',
    'Contact',
    'Voice Agent',
    'Session ID',
    'Date',
  ]);
  expect(types).toEqual({ call: 'Call', email: 'Email', meeting: 'Meeting', note: 'Note' });
  expect(directions).toEqual({ in: 'Inbound', out: 'Outbound' });
});
