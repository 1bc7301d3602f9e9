import { showTruncationTooltip } from '../DataTable/showTruncationTooltip.ts';
import { TextBlock } from './Listbox.styles.ts';
import type { SelectOption } from './types.ts';

export function OptionText({ label, description }: SelectOption) {
  if (description === undefined)
    return <TextBlock onPointerOver={showTruncationTooltip}>{label}</TextBlock>;
  return (
    <TextBlock data-described onPointerOver={showTruncationTooltip}>
      <span>{label}</span> <small>{description}</small>
    </TextBlock>
  );
}
