import { controlsTexts, useComponentTexts } from '@platform/i18n';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { TableSelection } from './types.ts';

interface SelectAllProps {
  selection: Pick<
    TableSelection<never>,
    'value' | 'onValueChange' | 'allLabel' | 'revealOnHover' | 'isSelecting'
  >;
  rowIds: readonly string[];
}

export function SelectAll({ selection, rowIds }: SelectAllProps) {
  const { value, onValueChange, allLabel, revealOnHover = false, isSelecting = false } = selection;
  const t = useComponentTexts(controlsTexts);
  const count = rowIds.filter((id) => value.has(id)).length;
  const isAll = count > 0 && count === rowIds.length;
  if (revealOnHover && !isSelecting && value.size === 0)
    return <td aria-hidden="true" data-stack="select" />;
  return (
    <th scope="col" data-stack="select">
      <Checkbox
        aria-label={allLabel ?? t('controls.selection.all')}
        checked={isAll}
        isIndeterminate={count > 0 && !isAll}
        onCheckedChange={() => onValueChange(new Set(isAll ? [] : rowIds))}
      />
    </th>
  );
}
