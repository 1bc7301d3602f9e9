import { revealCutText } from '../DataTable/revealCutText.ts';
import { Words } from './Listbox.styles.ts';
import type { SelectOption } from './types.ts';

export function OptionText({ label, description }: SelectOption) {
  if (description === undefined) return <Words onPointerOver={revealCutText}>{label}</Words>;
  return (
    <Words data-described onPointerOver={revealCutText}>
      <span>{label}</span> <small>{description}</small>
    </Words>
  );
}
