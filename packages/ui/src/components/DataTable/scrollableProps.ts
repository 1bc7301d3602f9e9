/** Makes a scrolling table without focusable rows reachable for the keyboard. */
export const scrollableProps = (isScrollable: boolean, label: string) =>
  isScrollable ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {};
