const fields =
  ':is(input:not([type=hidden]), textarea, select, [role=combobox]):not(:disabled, [hidden])';

/** Finds what a dialog focuses first: what it marks (`data-autofocus`), else its first field. */
export function firstField(surface: HTMLElement): HTMLElement | null {
  return surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface.querySelector(fields);
}
