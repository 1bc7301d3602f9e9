import type { TableTexts } from './texts.ts';
import type { MenuItem } from '../../Menu/types.ts';
import { isSortable } from '../columnKinds.ts';
import { moveColumn, movesOf } from './arrangeColumns.ts';
import { isFixed } from './columnLayout.ts';
import type { HeadToolsProps } from './layoutTypes.ts';

export interface ColumnItemsOptions extends HeadToolsProps {
  t: TableTexts;
  isRtl: boolean;
  onResize: () => void;
}

/** Items of a column's menu, in groups separated by lines. */
export function columnItems(options: ColumnItemsOptions): readonly MenuItem[] {
  const groups = [
    sortItems(options),
    moveItems(options),
    widthItems(options),
    visibilityItems(options),
  ];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) =>
      index === 0 ? group : [{ id: `line ${index}`, type: 'separator' as const }, ...group],
    );
}

function sortItems({ column, sorting, onSortingChange, t }: ColumnItemsOptions): MenuItem[] {
  if (!isSortable(column)) return [];
  const current = sorting?.columnId === column.id ? sorting.direction : null;
  const items = (['ascending', 'descending'] as const).map((direction) => ({
    id: direction,
    label: t(direction === 'ascending' ? 'tables.sortAscending' : 'tables.sortDescending'),
    isChecked: current === direction,
    onSelect: () => onSortingChange({ columnId: column.id, direction }),
  }));
  if (!current) return items;
  return [
    ...items,
    { id: 'unsort', label: t('tables.unsort'), onSelect: () => onSortingChange(null) },
  ];
}

function moveItems(options: ColumnItemsOptions): MenuItem[] {
  const { column, columns, layout, isRtl, t } = options;
  const { value, change } = layout;
  const { id } = column;
  if (isFixed(column, columns.indexOf(column))) return [];
  const moves = movesOf(columns, value, id);
  const move = (step: 1 | -1) =>
    change(
      { ...value, order: moveColumn(columns, value, id, step) },
      { message: 'moved', columnId: id, focusId: id },
    );
  const toStart = { canMove: moves.start, step: -1 as const };
  const toEnd = { canMove: moves.end, step: 1 as const };
  const [left, right] = isRtl ? [toEnd, toStart] : [toStart, toEnd];
  const pinned = value.pinned ?? [];
  const isPinned = pinned.includes(id);
  const pinItem: MenuItem = {
    id: 'pin',
    label: t(isPinned ? 'tables.unpin' : 'tables.pin'),
    onSelect: () =>
      change(
        { ...value, pinned: isPinned ? pinned.filter((one) => one !== id) : [...pinned, id] },
        { message: isPinned ? 'unpinned' : 'pinned', columnId: id, focusId: id },
      ),
  };
  return [
    ...(left.canMove
      ? [{ id: 'left', label: t('tables.moveLeft'), onSelect: () => move(left.step) }]
      : []),
    ...(right.canMove
      ? [{ id: 'right', label: t('tables.moveRight'), onSelect: () => move(right.step) }]
      : []),
    ...(layout.isScrollable || isPinned ? [pinItem] : []),
  ];
}

function widthItems({ column, layout, onResize, t }: ColumnItemsOptions): MenuItem[] {
  const { value, change } = layout;
  const { [column.id]: width, ...others } = value.widths ?? {};
  const items = [{ id: 'resize', label: t('tables.resize'), onSelect: onResize }];
  if (width === undefined) return items;
  return [
    ...items,
    {
      id: 'reset-width',
      label: t('tables.resetWidth'),
      onSelect: () => change({ ...value, widths: others }),
    },
  ];
}

function visibilityItems({ column, columns, layout, isFirst, t }: ColumnItemsOptions): MenuItem[] {
  const { value, change } = layout;
  const first = columns[0]?.id;
  const hidden = value.hidden ?? [];
  if (!isFixed(column, columns.indexOf(column))) {
    return [
      {
        id: 'hide',
        label: t('tables.hide'),
        onSelect: () =>
          change(
            { ...value, hidden: [...hidden, column.id] },
            { message: 'hidden', columnId: column.id, focusId: first },
          ),
      },
    ];
  }
  return isFirst ? [...shownItems(options(columns, layout, t)), ...resetItems(layout, t)] : [];
}

const options = (
  columns: HeadToolsProps['columns'],
  layout: HeadToolsProps['layout'],
  t: TableTexts,
) => ({ columns, layout, t });

function shownItems({ columns, layout, t }: ReturnType<typeof options>): MenuItem[] {
  const { value, change } = layout;
  const hidden = value.hidden ?? [];
  return columns
    .filter((one, index) => hidden.includes(one.id) && !isFixed(one, index))
    .map(({ id, header }) => ({
      id: `show ${id}`,
      label: t('tables.show', { column: header }),
      onSelect: () =>
        change(
          { ...value, hidden: hidden.filter((other) => other !== id) },
          { message: 'shown', columnId: id },
        ),
    }));
}

/** Item that resets the columns; none if nothing has changed. */
export function resetItems(layout: HeadToolsProps['layout'], t: TableTexts): MenuItem[] {
  if (Object.keys(layout.value).length === 0) return [];
  return [
    {
      id: 'reset',
      label: t('tables.reset'),
      onSelect: () => layout.change({}, { message: 'wasReset' }),
    },
  ];
}
