import { cannotOccur } from './cannotOccur.ts';
import { showsPicture } from './pictures.ts';
import type { IndexEntry } from './storyIndex.ts';

/** The states that a screen is asked for, and the names of stories that show them. */
const stateNames = {
  Loading:
    /\b(loading|waiting|slow|checking|reading|saving|trying|redirecting|under way)\b|^(google )?pending$/i,
  Empty: /\b(empty|no \w+|none|nothing|not there|bare|without leads)\b|^missing$/i,
  Error:
    /(?<!refresh )\b(fail\w*|refused|rejected|error|unreadable|connection lost|figures missing)\b/i,
  Outdated: /\b(outdated|stale|refresh failed|not refreshed|elsewhere|changed meanwhile)\b/i,
  Unavailable: /\b(unavailable|coming soon|not deployed|missing service)\b/i,
  'Long content': /\b(long|odd|hostile)\b/i,
  Phone: /\bphone\b/i,
  Tablet: /\btablet\b/i,
} as const;

export type ScreenState = keyof typeof stateNames | 'Dark';

export const screenStates = [...Object.keys(stateNames), 'Dark'] as readonly ScreenState[];

/** A state of a screen: the stories that show it, or why it cannot occur; neither where it is missing. */
export interface StateCoverage {
  stories: readonly IndexEntry[];
  reason: string | undefined;
}

export interface ScreenCoverage {
  title: string;
  states: Readonly<Record<ScreenState, StateCoverage>>;
  /** What else can be seen of it. */
  others: readonly IndexEntry[];
}

export const isMissing = ({ stories, reason }: StateCoverage): boolean =>
  stories.length === 0 && reason === undefined;

/** What is no screen, and whole pages, whose states are those of the screen in them. */
const notScreens =
  /^(?:Welcome|Coverage|Foundations|Components|Patterns)\b|\/(?:In the shell|Wired)$/;

/** `Failed` is plainer than `Names Failed`, and comes first. */
const plainestFirst = (stories: readonly IndexEntry[]): readonly IndexEntry[] =>
  stories.toSorted((a, b) => a.name.length - b.name.length);

/** Which story shows which state of which screen. Dark counts where a picture of it is compared. */
export function coverageOf(entries: readonly IndexEntry[]): readonly ScreenCoverage[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && !notScreens.test(title));
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map((title) => {
    const own = stories.filter((story) => story.title === title);
    const showing = (state: ScreenState, { importPath, name }: IndexEntry) =>
      state === 'Dark' ? showsPicture(importPath, name) : stateNames[state].test(name);
    const states = screenStates.map((state) => [
      state,
      {
        stories: plainestFirst(own.filter((story) => showing(state, story))),
        reason: cannotOccur[title]?.[state],
      },
    ]);
    const others = own.filter((story) => !screenStates.some((state) => showing(state, story)));
    return { title, states: Object.fromEntries(states), others };
  });
}
