import { isFocusLost, keepFocusOnHeading } from '@platform/ui/internal';

/**
 * Moves the focus to the heading of the page that took the place of a sign-in page, which has it or
 * gets it once it was read. The frame of that page is new with it and leaves its first page quiet.
 */
export function focusNextHeading(): void {
  if (!isFocusLost()) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  keepFocusOnHeading(document.body);
}
