import { revealCutText } from '../DataTable/revealCutText.ts';
import { Words } from './Listbox.styles.ts';
import type { SelectOption } from './types.ts';

/** The words of an option in an open list, at most two lines of them. */
export function OptionText({ label, description }: SelectOption) {
  if (description === undefined) return <Words onPointerOver={revealCutText}>{label}</Words>;
  return (
    <Words data-described onPointerOver={revealCutText}>
      <span>{label}</span> <small>{description}</small>
    </Words>
  );
}
