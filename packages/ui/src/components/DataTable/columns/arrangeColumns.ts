import type { ArrangedColumn, DataTableColumn } from '../types.ts';
import { isSized } from '../columnKinds.ts';
import { isFixed } from './columnLayout.ts';
import type { ColumnLayout } from './columnLayout.ts';

/** Ids in `order`; one that is not listed follows the id before it in `ids`. */
function inOrder(ids: readonly string[], order: readonly string[]): string[] {
  const result = order.filter((id) => ids.includes(id));
  ids.forEach((id, index) => {
    if (result.includes(id)) return;
    result.splice(index === 0 ? 0 : result.indexOf(ids[index - 1] ?? '') + 1, 0, id);
  });
  return result;
}

/** Columns as the user arranged them: fixed ones keep their place, unknown ids have no effect. */
export function arrangeColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  { order = [], hidden = [], pinned = [] }: ColumnLayout,
  resized: readonly string[],
): readonly ArrangedColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const movable = columns.filter((column, index) => !isFixed(column, index)).map(({ id }) => id);
  const ordered = inOrder(movable, order);
  const sequence = [
    ...ordered.filter((id) => pinned.includes(id)),
    ...ordered.filter((id) => !pinned.includes(id)),
  ];
  let pins = 0;
  return columns.flatMap((original, index): ArrangedColumn<Row>[] => {
    const isMovable = !isFixed(original, index);
    const column = isMovable ? byId.get(sequence.shift() ?? '') : original;
    if (!column || (isMovable && hidden.includes(column.id))) return [];
    const isResized = resized.includes(column.id) && column.kind !== 'actions';
    const pin = isMovable && pinned.includes(column.id) ? (pins += 1) : undefined;
    return [isResized || pin ? { ...column, isResized, pin } : column];
  });
}

/** True if the user has resized every column that would otherwise take the remaining width. */
export const isLoose = (columns: readonly ArrangedColumn<never>[]): boolean =>
  columns.some((column) => column.isResized) &&
  columns.every((column) => isSized(column) || column.isResized);

export const withFirstPinned = <Row>(column: ArrangedColumn<Row>, index: number) =>
  index === 0 ? { ...column, pin: 0 } : column;

/** Order after a column moved past its visible neighbour; unchanged if it has none there. */
export function moveColumn(
  columns: readonly DataTableColumn<never>[],
  layout: ColumnLayout,
  id: string,
  step: 1 | -1,
): string[] {
  const movable = columns.filter((column, index) => !isFixed(column, index)).map((one) => one.id);
  const order = inOrder(movable, layout.order ?? []);
  const isPinned = (one: string) => layout.pinned?.includes(one) === true;
  const shown = order.filter(
    (one) => !layout.hidden?.includes(one) && isPinned(one) === isPinned(id),
  );
  const other = shown[shown.indexOf(id) + step];
  if (!shown.includes(id) || other === undefined) return order;
  const rest = order.filter((one) => one !== id);
  rest.splice(rest.indexOf(other) + (step === 1 ? 1 : 0), 0, id);
  return rest;
}

/** Directions in which a column can move. */
export function movesOf(
  columns: readonly DataTableColumn<never>[],
  layout: ColumnLayout,
  id: string,
): { start: boolean; end: boolean } {
  const order = moveColumn(columns, layout, '', 1).join();
  return {
    start: moveColumn(columns, layout, id, -1).join() !== order,
    end: moveColumn(columns, layout, id, 1).join() !== order,
  };
}
