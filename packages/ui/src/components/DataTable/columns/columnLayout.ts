import type { DataTableColumn } from '../types.ts';

/** The user's changes to the columns of a table, as plain JSON. All ids are column ids. */
export interface ColumnLayout {
  /** Order of the columns. A column that is not listed stays after its neighbour. */
  order?: readonly string[] | undefined;
  /** Hidden columns. */
  hidden?: readonly string[] | undefined;
  /** Columns next to the first that stay in view while the table scrolls sideways. */
  pinned?: readonly string[] | undefined;
  /** Widths in px. */
  widths?: Readonly<Record<string, number>> | undefined;
}

/** In px. */
export const MIN_WIDTH = 64;
export const MAX_WIDTH = 1200;

export const clampWidth = (width: number, max = MAX_WIDTH): number =>
  Math.round(Math.max(MIN_WIDTH, Math.min(max, MAX_WIDTH, width)));

const readIds = (value: unknown): string[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const ids = value.filter((id) => typeof id === 'string');
  return ids.length > 0 ? [...new Set(ids)] : undefined;
};

function readWidths(value: unknown): Record<string, number> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const widths = Object.entries(value).flatMap(([id, width]) =>
    typeof width === 'number' && Number.isFinite(width) && width > 0
      ? [[id, clampWidth(width)] as const]
      : [],
  );
  return widths.length > 0 ? Object.fromEntries(widths) : undefined;
}

/** Reads a stored layout; ignores everything that is not one, such as a width of NaN. */
export function readColumnLayout(value: unknown): ColumnLayout {
  if (typeof value !== 'object' || value === null) return {};
  const { order, hidden, pinned, widths } = value as Record<string, unknown>;
  const layout = {
    order: readIds(order),
    hidden: readIds(hidden),
    pinned: readIds(pinned),
    widths: readWidths(widths),
  };
  return Object.fromEntries(Object.entries(layout).filter(([, part]) => part !== undefined));
}

/** True for a column that the user can neither move nor hide. */
export const isFixed = (column: DataTableColumn<never>, index: number): boolean =>
  column.isFixed ?? (index === 0 || column.kind === 'actions');
