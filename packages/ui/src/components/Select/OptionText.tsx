import { showTruncationTooltip } from '../DataTable/showTruncationTooltip.ts';
import { Words } from './Listbox.styles.ts';
import type { SelectOption } from './types.ts';

export function OptionText({ label, description }: SelectOption) {
  if (description === undefined)
    return <Words onPointerOver={showTruncationTooltip}>{label}</Words>;
  return (
    <Words data-described onPointerOver={showTruncationTooltip}>
      <span>{label}</span> <small>{description}</small>
    </Words>
  );
}
