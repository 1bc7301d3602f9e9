import { showsPicture } from './pictures.ts';
import type { IndexEntry } from './storyIndex.ts';

/** The states that a screen is asked for, and the names of stories that show them. */
const stateNames = {
  Loading: /\b(loading|waiting|slow|pending|checking)\b/i,
  Empty: /\b(empty|no \w+|nothing|not there)\b/i,
  Error: /\b(fail\w*|refused|rejected|error)\b/i,
  Outdated: /\b(outdated|stale|withdrawn|elsewhere|changed meanwhile)\b/i,
  Unavailable: /\b(unavailable|coming soon|not deployed|missing service)\b/i,
  'Long content': /\blong\b/i,
  Phone: /\bphone\b/i,
  Tablet: /\btablet\b/i,
} as const;

export type ScreenState = keyof typeof stateNames | 'Dark';

export const screenStates = [...Object.keys(stateNames), 'Dark'] as readonly ScreenState[];

export interface ScreenCoverage {
  title: string;
  /** The stories that show a state; an empty list where it is missing. */
  stories: Readonly<Record<ScreenState, readonly IndexEntry[]>>;
}

/** What is no screen, and whole pages, whose states are those of the screen in them. */
const notScreens =
  /^(?:Welcome|Coverage|Foundations|Components|Patterns)\b|\/(?:In the shell|Wired)$/;

/** Which story shows which state of which screen. Dark counts where a picture of it is compared. */
export function coverageOf(entries: readonly IndexEntry[]): readonly ScreenCoverage[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && !notScreens.test(title));
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map((title) => {
    const own = stories.filter((story) => story.title === title);
    const named = Object.entries(stateNames).map(([state, names]) => [
      state,
      own.filter(({ name }) => names.test(name)),
    ]);
    const dark = own.filter(({ importPath, name }) => showsPicture(importPath, name));
    return { title, stories: Object.fromEntries([...named, ['Dark', dark]]) };
  });
}
