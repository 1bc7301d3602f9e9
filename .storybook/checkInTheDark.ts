import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { expect } from 'vitest';

/** What Storybook's addon leaves in the context of a story's test. */
export interface StoryTest {
  story?: { id: string; parameters: Parameters<typeof runAxe>[0]['parameters'] };
}

/** The rules whose outcome colours decide; the light theme has been through all of them. */
const ofColours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Puts the page into the dark theme at once, without a fade to its colours. @returns what ends it */
function goDark(): () => void {
  const still = document.createElement('style');
  still.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important }';
  document.head.append(still);
  document.documentElement.dataset['theme'] = 'dark';
  return () => {
    document.documentElement.dataset['theme'] = 'light';
    // The colours must be there before they may fade again.
    document.body.getBoundingClientRect();
    still.remove();
  };
}

/**
 * Shows what a story shows in the end in the dark theme, the way the app does: one attribute on the
 * root. Axe judges its colours; `compare` compares it with its picture.
 */
export async function checkInTheDark(
  { story }: StoryTest,
  compare: () => Promise<void>,
): Promise<void> {
  if (!story) throw new Error('The addon left no story in the context of its test.');
  const { id, parameters } = story;
  const endDark = goDark();
  try {
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    const a11y = {
      ...parameters['a11y'],
      options: { resultTypes: ['violations'], preload: false, runOnly: ofColours },
    };
    await runAxe({
      id,
      parameters: { ...parameters, a11y },
      globals: { a11y: { manual: false } },
      viewMode: 'story',
      reporting: { reports: [], addReport: () => {} },
    } as unknown as Parameters<typeof runAxe>[0]);
    await compare();
  } finally {
    endDark();
  }
}
