import { expect, test } from 'vitest';
import type { teamTexts } from './en/team.ts';
import type { TextKey, Translate } from './types.ts';

/** The type checker proves these; a wrong expectation is an unused `@ts-expect-error`. */
const t = ((key: string) => key) as Translate;

test('a key must exist', () => {
  expect(t('team.invite.sent')).toBe('team.invite.sent');
  // @ts-expect-error no such text
  t('team.invite.nothing');
  // @ts-expect-error a group is not a text
  t('team.invite');
  // @ts-expect-error the form of a plural is chosen by its count
  t('team.count.one', { count: 1 });
});

test('the placeholders of the text are its parameters', () => {
  expect(t('team.row.actions', { name: 'Ada' })).toBe('team.row.actions');
  expect(t('team.count', { count: 2 })).toBe('team.count');
  // @ts-expect-error the name is missing
  t('team.row.actions');
  // @ts-expect-error a count is a number
  t('team.count', { count: '2' });
  // @ts-expect-error this text has no placeholder
  t('team.subtitle', { name: 'Ada' });
});

test('a translate function of some areas accepts only their keys', () => {
  const team: Translate<TextKey<typeof teamTexts>> = t;
  expect(team('team.subtitle')).toBe('team.subtitle');
  // @ts-expect-error another area
  team('shell.nav.soon');
});
