import type { Remote } from '@platform/ui';
import { expect, test } from 'vitest';
import { people, refusedReads } from '../../.storybook/roles.ts';

interface Args {
  health: Remote<string>;
  state: { contacts: Remote<string>; leads: Remote<string>; search: string };
}

const args: Args = {
  health: { status: 'ready', data: 'good' },
  state: {
    contacts: { status: 'ready', data: 'Elena' },
    leads: { status: 'loading' },
    search: 'el',
  },
};

const roleArgs = refusedReads<Args>({ health: 'No health.', contacts: 'No contacts.', leads: '' });

const { admin, none } = people;

test('a refused role sees the errors of reads, also of those in `state`', () => {
  expect(none && roleArgs(none, args)).toMatchObject({
    health: { status: 'error', message: 'No health.' },
    state: {
      contacts: { status: 'error', message: 'No contacts.' },
      leads: { status: 'loading' },
      search: 'el',
    },
  });
});

test('a role that is not refused sees the original args', () => {
  expect(admin && { ...args, ...roleArgs(admin, args) }).toEqual(args);
});

test('a filter called `state` is unchanged', () => {
  const filtered = refusedReads<{ state: string; agents: Remote<string> }>({ agents: 'No.' });
  const all = { state: 'online', agents: { status: 'ready', data: 'a' } } as const;

  expect(none && { ...all, ...filtered(none, all) }).toMatchObject({
    state: 'online',
    agents: { status: 'error' },
  });
});
