import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { MockInstance, RunnerTestCase } from 'vitest';
import { checkFocusRings } from './checkFocusRings.ts';
import { compareWithPicture } from './compareWithPicture.ts';
import { inDarkTheme } from './inDarkTheme.ts';
import { cacheParsedColours } from './cacheParsedColours.ts';
import type { Mode, ModeParameters } from './modes.ts';
import { runIn } from './runIn.ts';
import type { TestedStory } from './runIn.ts';

cacheParsedColours();

interface StoryMeta {
  reports?: unknown;
}

let consoleSpies: MockInstance<(...line: unknown[]) => void>[] = [];

beforeEach(() => {
  // A real browser needs no act(), which warns about state set by a focus change during a commit.
  configure({ eventWrapper: (event) => event() });
  consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const lines = consoleSpies.flatMap((spy) =>
    spy.mock.calls.map((call) => call.map(String).join(' ')),
  );
  for (const spy of consoleSpies) spy.mockRestore();
  expect(lines, 'unexpected console output').toEqual([]);
});

async function compareInBothThemes(task: RunnerTestCase, mode?: Mode): Promise<void> {
  await compareWithPicture(task, 'light', mode);
  await inDarkTheme(() => compareWithPicture(task, 'dark', mode));
  checkFocusRings();
}

const MODES_TIMEOUT_MS = 60_000;

afterEach(async (context) => {
  const { task } = context;
  if (task.result?.errors?.length) return;
  const { story } = context as typeof context & { story: TestedStory };
  const { alsoIn = [], hasPicture = false } = story.parameters as ModeParameters;
  if (hasPicture) await compareInBothThemes(task);
  for (const mode of alsoIn) {
    // oxlint-disable-next-line no-await-in-loop -- the modes share one page
    await runIn(story, mode);
    // oxlint-disable-next-line no-await-in-loop -- the picture is of this mode
    if (hasPicture) await compareInBothThemes(task, mode);
  }
}, MODES_TIMEOUT_MS);

afterEach(({ task }) => {
  // Violations have already failed the story, and only Storybook reads the report.
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') delete (task.meta as StoryMeta).reports;
});
