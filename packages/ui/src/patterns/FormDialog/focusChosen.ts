/** Focuses the checked control of a group, or the first one that is enabled. */
export function focusChosen(group: HTMLFieldSetElement): void {
  const controls = [...group.elements].filter((control) => control instanceof HTMLInputElement);
  const chosen = controls.find(({ checked }) => checked);
  (chosen ?? controls.find(({ disabled }) => !disabled))?.focus();
}
