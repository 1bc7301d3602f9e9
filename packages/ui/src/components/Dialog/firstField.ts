const fields =
  ':is(input:not([type=hidden]), textarea, select, [role=combobox]):not(:disabled, [hidden], [readonly], [role=switch])';

/**
 * Element with `data-autofocus`, else the first field but no switch, which Space would toggle. By
 * selector, because the content of a layer is the caller's.
 */
export function firstField(surface: HTMLElement): HTMLElement | null {
  return surface.querySelector<HTMLElement>('[data-autofocus]') ?? surface.querySelector(fields);
}
