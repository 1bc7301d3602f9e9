/** The element that has the focus; null where nothing has, or on a server. */
export const activeElement = (): Element | null =>
  typeof document === 'undefined' ? null : document.activeElement;
