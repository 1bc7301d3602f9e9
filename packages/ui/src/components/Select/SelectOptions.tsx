import type { ReactNode } from 'react';
import { GroupLabel, OptionGroup } from './Listbox.styles.ts';
import type { OptionSection } from './sections.ts';
import type { SelectOption, SelectValue } from './types.ts';

export interface SelectOptionsProps {
  /** Prefix of the ids of the group labels. */
  id: string;
  sections: readonly OptionSection<SelectValue>[];
  renderOption: (option: SelectOption<SelectValue>, index: number) => ReactNode;
}

/** Options of an open list, in their groups; those outside a group are children of the list. */
export function SelectOptions({ id, sections, renderOption }: SelectOptionsProps) {
  return sections.map(({ label, start, options }) => {
    const rows = options.map((option, index) => renderOption(option, start + index));
    if (label === undefined) return rows;
    const labelId = `${id}group${start}`;
    return (
      <OptionGroup key={labelId} aria-labelledby={labelId}>
        <GroupLabel id={labelId}>{label}</GroupLabel>
        {rows}
      </OptionGroup>
    );
  });
}
