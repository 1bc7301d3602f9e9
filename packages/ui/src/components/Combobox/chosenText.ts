import type { SelectOption } from '../Select/types.ts';

/** What the closed field reads once an option is chosen: its one or two lines in one. */
export function chosenText(option: SelectOption): string {
  const { label, description } = option;
  return description === undefined ? label : `${label} · ${description}`;
}
