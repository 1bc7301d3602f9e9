import { expect } from 'vitest';

/**
 * Runs a check while the page has the dark theme: one attribute on the root, as in the app, and no fade
 * to its colours.
 */
export async function inTheDark(check: () => Promise<void>): Promise<void> {
  const { documentElement: root } = document;
  const still = document.createElement('style');
  still.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important }';
  document.head.append(still);
  root.dataset['theme'] = 'dark';
  try {
    expect(getComputedStyle(root).colorScheme).toBe('dark');
    await check();
  } finally {
    root.dataset['theme'] = 'light';
    // The colours must be there before they may fade again.
    document.body.getBoundingClientRect();
    still.remove();
  }
}
