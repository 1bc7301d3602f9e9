import { controlsTexts, useComponentTexts } from '@platform/i18n';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { TableSelection } from './types.ts';

interface SelectAllProps {
  selection: Pick<
    TableSelection<never>,
    'value' | 'onValueChange' | 'allLabel' | 'revealOnHover' | 'isSelecting'
  >;
  rowIds: readonly string[];
  /** True to keep rows of other pages selected. */
  keepsOthers: boolean;
}

export function SelectAll({ selection, rowIds, keepsOthers }: SelectAllProps) {
  const { value, onValueChange, allLabel, revealOnHover = false, isSelecting = false } = selection;
  const t = useComponentTexts(controlsTexts);
  const count = rowIds.filter((id) => value.has(id)).length;
  const isAll = count > 0 && count === rowIds.length;
  function toggleAll(): void {
    const others = keepsOthers ? [...value].filter((id) => !rowIds.includes(id)) : [];
    onValueChange(new Set(isAll ? others : [...others, ...rowIds]));
  }
  if (revealOnHover && !isSelecting && value.size === 0)
    return <td aria-hidden="true" data-stack="select" />;
  return (
    <th scope="col" data-stack="select">
      <Checkbox
        aria-label={allLabel ?? t('controls.selection.all')}
        checked={isAll}
        isIndeterminate={count > 0 && !isAll}
        onCheckedChange={toggleAll}
      />
    </th>
  );
}
