import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { checkFocusRings } from './checkFocusRings.ts';
import { compareWithPicture, hasPicture } from './compareWithPicture.ts';
import { inDarkTheme } from './inDarkTheme.ts';
import { cacheParsedColours } from './cacheParsedColours.ts';

cacheParsedColours();

interface StoryMeta {
  reports?: unknown;
}

let complaints: MockInstance<(...line: unknown[]) => void>[] = [];

beforeEach(() => {
  // A real browser needs no act(), which warns about state set by a focus change during a commit.
  configure({ eventWrapper: (event) => event() });
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const lines = complaints.flatMap((spy) =>
    spy.mock.calls.map((call) => call.map(String).join(' ')),
  );
  for (const spy of complaints) spy.mockRestore();
  expect(lines, 'unexpected console output').toEqual([]);
});

afterEach(async ({ task }) => {
  if (task.result?.errors?.length || !hasPicture(task)) return;
  await compareWithPicture(task, 'light');
  await inDarkTheme(() => compareWithPicture(task, 'dark'));
  checkFocusRings();
});

afterEach(({ task }) => {
  // The story has already failed on violations, and without Storybook the report is not read.
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') delete (task.meta as StoryMeta).reports;
});
