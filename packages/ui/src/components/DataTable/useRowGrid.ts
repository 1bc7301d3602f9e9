import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useCallback, useMemo, useRef } from 'react';
import { followLink, keepMiddleButton, pressedRecord } from '../../internal/openRecord.ts';
import { isSingleKey, useSingleKeys } from '../../internal/singleKeys.ts';
import { rowAfter } from './gridKeys.ts';
import { indexOf, rowAt } from './rowGrid.ts';
import type { LeftFocus, RowBody, RowGrid } from './rowGrid.ts';
import { controlsOf, makeTabStop, rowSelector } from './rowStops.ts';
import { toggled } from './tableModel.ts';
import type { RowState, TablePreview, TableSelection } from './types.ts';
import { useRowStops } from './useRowStops.ts';

interface RowGridOptions<Row> {
  /** Whether rows can have the focus. */
  isGrid: boolean;
  getRowId: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  rowState: ((row: Row) => RowState) | undefined;
  preview: TablePreview<Row> | undefined;
  selection: TableSelection<Row> | undefined;
  onRowEdit: ((row: Row) => void) | undefined;
}

/** What arrow keys, Enter and letters are for in it: a text, a choice. */
const ownsKeys =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"], [contenteditable]';

const opens = '[data-opens]';

const isLink = (target: EventTarget) => target instanceof Element && target.matches('a');

/**
 * Rows that can be walked through and opened: one stop of the tab order, arrow keys from row to row
 * and into a row, Enter opens, Space looks, `x` selects, `e` edits; a press anywhere on a row that
 * opens something follows the link in it. WAI-ARIA APG "Grid", with the focus on rows. Delegated: a
 * table has many cells.
 *
 * @returns what the body takes, and the props of the `<table>`
 */
export function useRowGrid<Row>(options: RowGridOptions<Row>) {
  const { isGrid, getRowId, rowHref, rowState, preview, selection, onRowEdit } = options;
  const tableRef = useRef<HTMLTableElement>(null);
  const bodyRef = useRef<RowBody<Row>>(null);
  const leftRef = useRef<LeftFocus>(null);
  const currentId = useRef<string | null>(null);
  const hasSingleKeys = useSingleKeys();
  const grid = useMemo<RowGrid<Row>>(
    () => ({
      isGrid,
      connect: (body) => {
        bodyRef.current = body;
      },
      leaveFocus: (left) => {
        leftRef.current = left;
      },
      leftFocus: () => leftRef.current,
    }),
    [isGrid],
  );

  const recordOf = (row: HTMLTableRowElement) => bodyRef.current?.rows[indexOf(row)];
  const isCurrent = useCallback(
    (row: HTMLTableRowElement) => {
      const record = bodyRef.current?.rows[indexOf(row)];
      return record !== undefined && getRowId(record) === currentId.current;
    },
    [getRowId],
  );
  useRowStops(tableRef, isGrid, isCurrent);

  /** The row of an event in it; none for one of a layer, which comes by React's tree. */
  function rowOf(target: EventTarget): HTMLTableRowElement | null {
    const row = target instanceof Element ? target.closest<HTMLTableRowElement>(rowSelector) : null;
    return row && tableRef.current?.contains(row) ? row : null;
  }

  function linkOf(row: HTMLTableRowElement): HTMLAnchorElement | undefined {
    const record = recordOf(row);
    const href = record === undefined ? undefined : rowHref?.(record);
    if (href === undefined) return undefined;
    return [...row.querySelectorAll('a')].find((link) => link.getAttribute('href')?.endsWith(href));
  }

  /** @param place of the control that gets the focus; -1 for the row itself */
  function goTo(index: number, place: number): void {
    const body = bodyRef.current;
    const element = tableRef.current?.tBodies[0];
    const record = body?.rows[index];
    if (!body || !element || record === undefined) return;
    body.reveal(index);
    const row = rowAt(element, index);
    if (!row) return;
    (controlsOf(row)[place] ?? row).focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    if (preview?.isOpen) preview.onOpen(record);
  }

  function enter(row: HTMLTableRowElement, record: Row): void {
    if (preview?.isOpen && rowState?.(record) === 'selected') return preview.onEnter();
    const link = linkOf(row);
    if (link) link.click();
    else controlsOf(row)[0]?.focus();
  }

  function look(record: Row): void {
    if (preview?.isOpen && rowState?.(record) === 'selected') preview.onClose();
    else preview?.onOpen(record);
  }

  /** What a key does to the row that has the focus, or whose link has it; undefined for nothing. */
  function actionOf(event: KeyboardEvent, row: HTMLTableRowElement, record: Row) {
    const { key, target } = event;
    if (target === row && key === 'Enter') return () => enter(row, record);
    if (key === ' ' && preview) return () => look(record);
    if (!hasSingleKeys || !isSingleKey(event.nativeEvent)) return undefined;
    if (key === 'x' && selection) {
      return () => selection.onValueChange(toggled(selection.value, getRowId(record)));
    }
    return key === 'e' && onRowEdit ? () => onRowEdit(record) : undefined;
  }

  /** Where a key leads; undefined where it leads nowhere. */
  function moveOf({ key, target }: KeyboardEvent, row: HTMLTableRowElement) {
    const controls = controlsOf(row);
    const place = controls.indexOf(target as HTMLElement);
    if (key === 'ArrowRight') return () => controls[place + 1]?.focus();
    if (key === 'ArrowLeft') return () => (controls[place - 1] ?? row).focus();
    if (key === 'Escape' && place !== -1 && !isLink(target)) return () => row.focus();
    const page = Math.max(1, Math.floor(window.innerHeight / row.offsetHeight) - 3);
    const count = bodyRef.current?.rows.length ?? 0;
    const next = rowAfter(key, { index: indexOf(row), count, page });
    return next === null ? undefined : () => goTo(next, place);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const { target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
    const row = rowOf(target);
    const record = row && recordOf(row);
    if (!row || !record || defaultPrevented || ctrlKey || altKey || metaKey || shiftKey) return;
    const control = target as Element;
    if (control !== row && (control.matches(ownsKeys) || row.dataset['state'] === 'editing'))
      return;
    const isRowOrLink = control === row || isLink(control);
    const act = (isRowOrLink && actionOf(event, row, record)) || moveOf(event, row);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function handleFocus({ target }: FocusEvent): void {
    const row = rowOf(target);
    const record = row && recordOf(row);
    if (!row || !record) return;
    currentId.current = getRowId(record);
    if (row.parentElement) makeTabStop(row.parentElement, row);
  }

  function handlePress(event: MouseEvent<HTMLTableElement>): void {
    const row = pressedRecord(event, opens);
    const link = row && linkOf(row as HTMLTableRowElement);
    if (link) followLink(link, event);
  }

  const tableProps = {
    ref: tableRef,
    onClick: handlePress,
    onAuxClick: (event: MouseEvent<HTMLTableElement>) => {
      if (event.button === 1) handlePress(event);
    },
    onMouseDown: (event: MouseEvent<HTMLTableElement>) => keepMiddleButton(event, opens),
    ...(isGrid && { role: 'grid', onKeyDown: handleKeyDown, onFocus: handleFocus }),
  };
  return { grid, tableProps };
}
