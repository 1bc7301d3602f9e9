const fields =
  ':is(input:not([type=hidden]), textarea, select, [role=combobox]):not(:disabled, [hidden], [readonly], [role=switch])';

/**
 * Finds what a dialog focuses first: what it marks (`data-autofocus`), else the first field that
 * can be changed. Not a switch, which the next Space would turn at once.
 */
export function firstField(surface: HTMLElement): HTMLElement | null {
  return surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface.querySelector(fields);
}
