import { expect, test } from 'vitest';
import { coverageOf } from './coverageOf.ts';
import type { IndexEntry } from './storyIndex.ts';

const story = (title: string, name: string, modes: Partial<IndexEntry> = {}): IndexEntry => ({
  id: `${title}--${name}`,
  title,
  name,
  type: 'story',
  importPath: './stories/team/TeamScreen.stories.tsx',
  ...modes,
});

test('a state is shown by stories of that name, width or mode', () => {
  const names = ['Loading', 'Nothing Found', 'Invites Failed'];
  const [screen] = coverageOf([
    story('Team/Screen', 'Default', { alsoIn: ['tablet'], hasPicture: true }),
    ...names.map((name) => story('Team/Screen', name)),
    story('Team/Screen', 'Row Menu', { width: 'phone' }),
  ]);

  const shown = Object.entries(screen?.states ?? {}).map(([state, { stories }]) => [
    state,
    stories.map(({ name }) => name),
  ]);

  expect(Object.fromEntries(shown)).toEqual({
    Loading: ['Loading'],
    Empty: ['Nothing Found'],
    Error: ['Invites Failed'],
    Outdated: [],
    Unavailable: [],
    'Long content': [],
    Phone: ['Row Menu'],
    Tablet: ['Default'],
    Dark: ['Default'],
  });
});

test('a story that shows no state is listed with the others', () => {
  const names = ['Loading', 'Row Menu'];
  const [screen] = coverageOf([
    story('Team/Screen', 'Default', { hasPicture: true }),
    ...names.map((name) => story('Team/Screen', name)),
  ]);

  expect(screen?.others.map(({ name }) => name)).toEqual(['Row Menu']);
});

test('components and whole pages are not screens', () => {
  const titles = ['Components/Button', 'Patterns/ListPage', 'Team/In the shell'];

  expect(coverageOf(titles.map((title) => story(title, 'Loading')))).toEqual([]);
});
