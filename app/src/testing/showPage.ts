import { onTestFinished, vi } from 'vitest';

/** Shows or hides the page until the test ends, because test files share it. */
export function showPage(state: DocumentVisibilityState): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(() => visibility.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}
