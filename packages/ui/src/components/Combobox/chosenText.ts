import type { SelectOption } from '../Select/types.ts';

/** Text of the closed field: label and description of the chosen option in one line. */
export function chosenText(option: SelectOption): string {
  const { label, description } = option;
  return description === undefined ? label : `${label} · ${description}`;
}
