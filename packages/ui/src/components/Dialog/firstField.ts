const fields =
  ':is(input:not([type=hidden]), textarea, select, [role=combobox]):not(:disabled, [hidden], [readonly])';

/**
 * Finds what a dialog focuses first: what it marks (`data-autofocus`), else the first field that
 * can be changed.
 */
export function firstField(surface: HTMLElement): HTMLElement | null {
  return surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface.querySelector(fields);
}
