import { expect } from 'vitest';

/** Runs a check with the dark theme, without the colour transition. */
export async function inDarkTheme(check: () => Promise<void>): Promise<void> {
  const { documentElement: root } = document;
  const noMotion = document.createElement('style');
  noMotion.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important }';
  document.head.append(noMotion);
  root.dataset['theme'] = 'dark';
  try {
    expect(getComputedStyle(root).colorScheme).toBe('dark');
    await check();
  } finally {
    root.dataset['theme'] = 'light';
    // Applies the colours before transitions are enabled again.
    document.body.getBoundingClientRect();
    noMotion.remove();
  }
}
