const fields =
  ':is(input:not([type=hidden]), textarea, select, [role=combobox]):not(:disabled, [hidden], [readonly], [role=switch])';

/**
 * Finds the initial focus of a dialog: the element with `data-autofocus`, else the first enabled
 * field. Not a switch, which the next Space would toggle.
 */
export function firstField(surface: HTMLElement): HTMLElement | null {
  return surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface.querySelector(fields);
}
