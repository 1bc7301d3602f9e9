import type { SelectOption } from '../Select/types.ts';

export function chosenText(option: SelectOption): string {
  const { label, description } = option;
  return description === undefined ? label : `${label} · ${description}`;
}
