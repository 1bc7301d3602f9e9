import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance, RunnerTestCase } from 'vitest';
import { checkFocusRings } from './checkFocusRings.ts';
import { checkInTheDark } from './checkInTheDark.ts';
import type { StoryTest } from './checkInTheDark.ts';
import { compareWithPicture, hasPicture } from './compareWithPicture.ts';
import { isCheckedInTheDark } from '../stories/docs/pictures.ts';
import { rememberColours } from './rememberColours.ts';

rememberColours();

const errorsOf = ({ result }: RunnerTestCase) => result?.errors?.length ?? 0;

/** What Storybook's addon leaves at a test: axe's report of every rule and element. */
interface StoryMeta {
  reports?: unknown;
}

let complaints: MockInstance<(...line: unknown[]) => void>[] = [];
/** A test that is run again keeps the errors of its earlier runs. */
let earlierErrors = 0;

beforeEach(({ task }) => {
  earlierErrors = errorsOf(task);
  // A real browser needs no act(): it warns of what a focus that moves within a commit sets.
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

afterEach(async (context) => {
  const { task } = context;
  if (errorsOf(task) > earlierErrors) return;
  await compareWithPicture(task, 'light');
  if (isCheckedInTheDark(task.file.filepath, task.name)) {
    await checkInTheDark(context as StoryTest, () => compareWithPicture(task, 'dark'));
  }
  if (hasPicture(task)) checkFocusRings();
});

afterEach(({ task }) => {
  // Violations have failed the story by now: in a run without Storybook nobody reads the report.
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') delete (task.meta as StoryMeta).reports;
});
