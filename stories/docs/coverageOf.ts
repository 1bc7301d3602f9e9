import { cannotOccur } from './cannotOccur.ts';
import type { IndexEntry } from './storyIndex.ts';

/** Required states of a screen, and the names of stories that show them. */
const stateNames = {
  Loading:
    /\b(loading|waiting|slow|checking|reading|saving|trying|redirecting|under way)\b|^(google )?pending$/i,
  Empty: /\b(empty|no \w+|none|nothing|not there|bare|without leads)\b|^missing$/i,
  Error:
    /(?<!refresh )\b(fail\w*|refused|rejected|error|unreadable|connection lost|figures missing)\b/i,
  Outdated: /\b(outdated|stale|refresh failed|not refreshed|elsewhere|changed meanwhile)\b/i,
  Unavailable: /\b(unavailable|coming soon|not deployed|missing service)\b/i,
  'Long content': /\b(long|odd|hostile)\b/i,
} as const;

const widths = { Phone: 'phone', Tablet: 'tablet' } as const;

export type ScreenState = keyof typeof stateNames | keyof typeof widths | 'Dark';

export const screenStates = [
  ...Object.keys(stateNames),
  ...Object.keys(widths),
  'Dark',
] as readonly ScreenState[];

/** Stories that show a state, or why it cannot occur; neither if it is missing. */
export interface StateCoverage {
  stories: readonly IndexEntry[];
  reason: string | undefined;
}

export interface ScreenCoverage {
  title: string;
  states: Readonly<Record<ScreenState, StateCoverage>>;
  /** Stories that show none of the listed states. */
  others: readonly IndexEntry[];
}

export const isMissing = ({ stories, reason }: StateCoverage): boolean =>
  stories.length === 0 && reason === undefined;

/**
 * Excludes stories that are not screens, and whole pages, which have the states of their screens.
 */
const notScreens =
  /^(?:Welcome|Coverage|Foundations|Components|Patterns)\b|\/(?:In the shell|Wired)$/;

/** Sorts `Failed` before `Names Failed`. */
const shortestNameFirst = (stories: readonly IndexEntry[]): readonly IndexEntry[] =>
  stories.toSorted((a, b) => a.name.length - b.name.length);

function isShownBy(state: ScreenState, story: IndexEntry): boolean {
  const { name, width, alsoIn, hasPicture } = story;
  if (state === 'Dark') return hasPicture ?? false;
  if (state !== 'Phone' && state !== 'Tablet') return stateNames[state].test(name);
  return [width, ...(alsoIn ?? [])].includes(widths[state]);
}

/** Stories by screen and state. Dark counts if its picture is compared. */
export function coverageOf(entries: readonly IndexEntry[]): readonly ScreenCoverage[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && !notScreens.test(title));
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map((title) => {
    const screenStories = stories.filter((story) => story.title === title);
    const states = screenStates.map((state) => [
      state,
      {
        stories: shortestNameFirst(screenStories.filter((story) => isShownBy(state, story))),
        reason: cannotOccur[title]?.[state],
      },
    ]);
    const others = screenStories.filter(
      (story) => !screenStates.some((state) => isShownBy(state, story)),
    );
    return { title, states: Object.fromEntries(states), others };
  });
}
