import { page } from 'vitest/browser';
import { modes, viewports } from './modes.ts';
import type { Mode } from './modes.ts';

export interface TestedStory {
  parameters: object;
  globals: Record<string, unknown>;
  run: (context: { globals: Record<string, unknown> }) => Promise<void>;
}

/** Runs the story, its play function and axe again with the globals and window size of a mode. */
export async function runIn(story: TestedStory, mode: Mode): Promise<void> {
  const globals = modes[mode];
  if ('viewport' in globals) {
    const { width, height } = viewports[globals.viewport.value];
    await page.viewport(width, height);
  }
  await story.run({ globals: { ...story.globals, ...globals } });
}
