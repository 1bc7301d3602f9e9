import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@platform/i18n/text';
import { isSingleKey, useSingleKeysEnabled } from '../../internal/singleKeys.ts';
import { nextRowIndex } from './gridKeys.ts';
import { moveFromHeader, headerTabStop, makeHeadersOneTabStop } from './headerTabStops.ts';
import { indexOf, rowAt } from './rowGrid.ts';
import type { SavedFocus, RowBody, RowGrid } from './rowGrid.ts';
import { linkTo, useRowPress } from './useRowPress.ts';
import { controlsOf, makeTabStop, ownsKeys, rowAround } from './rowTabStops.ts';
import type { RowState, TablePreview, TableSelection } from './types.ts';
import { useRangeSelection } from './useRangeSelection.ts';
import { useRowTabStops } from './useRowTabStops.ts';
import { isElement } from '../../internal/elements.ts';

interface RowGridOptions<Row> {
  isGrid: boolean;
  getRowId: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  rowState: ((row: Row) => RowState) | undefined;
  preview: TablePreview<Row> | undefined;
  selection: TableSelection<Row> | undefined;
  onRowEdit: ((row: Row) => void) | undefined;
}

const isLink = (target: EventTarget) => isElement(target) && target.matches('a');

/** Keys and clicks of a grid (WAI-ARIA APG "Grid"); delegated, because a table has many cells. */
export function useRowGrid<Row>(options: RowGridOptions<Row>) {
  const { isGrid, getRowId, rowHref, rowState, preview, selection, onRowEdit } = options;
  const tableRef = useRef<HTMLTableElement>(null);
  const bodyRef = useRef<RowBody<Row>>(null);
  const savedFocusRef = useRef<SavedFocus>(null);
  const currentId = useRef<string | null>(null);
  const reachedIds = useRef<Set<string>>(new Set());
  const areSingleKeysEnabled = useSingleKeysEnabled();
  const toggleRef = useRef<(rowId: string) => void>(() => {});
  const grid = useMemo<RowGrid<Row>>(
    () => ({
      isGrid,
      connect: (body) => {
        bodyRef.current = body;
      },
      saveFocus: (focus) => {
        savedFocusRef.current = focus;
      },
      savedFocus: () => savedFocusRef.current,
      activateRow: (rowId) => reachedIds.current.add(rowId),
      isRowActivated: (rowId) => reachedIds.current.has(rowId),
      toggle: (rowId) => toggleRef.current(rowId),
    }),
    [isGrid],
  );

  const orderedRows = () => bodyRef.current?.rows ?? [];
  const recordOf = (row: HTMLTableRowElement) => orderedRows()[indexOf(row)];
  const isCurrent = useCallback(
    (row: HTMLTableRowElement) => {
      const record = bodyRef.current?.rows[indexOf(row)];
      return record !== undefined && getRowId(record) === currentId.current;
    },
    [getRowId],
  );
  useRowTabStops(tableRef, isGrid, isCurrent);

  const range = useRangeSelection(selection, () => orderedRows().map(getRowId));
  useEffect(() => {
    toggleRef.current = range.toggle;
  });

  /** Ignores events that bubble from portals through React's tree. */
  function rowOf(target: EventTarget): HTMLTableRowElement | null {
    const row = rowAround(target);
    return row && tableRef.current?.contains(row) ? row : null;
  }

  const linkOf = (row: HTMLTableRowElement): HTMLAnchorElement | undefined => {
    const record = recordOf(row);
    return record && linkTo(row, rowHref?.(record));
  };

  /** @param position index of the control to focus; -1 for the row itself */
  function focusRow(index: number, position: number): void {
    const body = bodyRef.current;
    const element = tableRef.current?.tBodies[0];
    const record = body?.rows[index];
    if (!body || !element || record === undefined) return;
    body.reveal(index);
    const row = rowAt(element, index);
    if (!row) return;
    // Row actions are rendered when the focus reaches the row.
    flushSync(() => row.focus({ preventScroll: true }));
    controlsOf(row)[position]?.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    if (preview?.isOpen) preview.onOpen(record);
  }

  function openRecord(row: HTMLTableRowElement, record: Row): void {
    if (preview?.isOpen && rowState?.(record) === 'selected') return preview.onEnter();
    const link = linkOf(row);
    if (link) link.click();
    else
      controlsOf(row)
        .at(selection ? 1 : 0)
        ?.focus();
  }

  function togglePreview(record: Row): void {
    if (preview?.isOpen && rowState?.(record) === 'selected') preview.onClose();
    else preview?.onOpen(record);
  }

  function extendSelection(row: HTMLTableRowElement, record: Row, key: string): boolean {
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
    const position = { index: indexOf(row), count: orderedRows().length, page: 1 };
    const next = isArrow ? nextRowIndex(key, position) : null;
    const target = next === null ? undefined : bodyRef.current?.rows[next];
    if (!selection || next === null || target === undefined) return false;
    range.select(getRowId(record), getRowId(target));
    focusRow(next, -1);
    return true;
  }

  function actionOf(event: KeyboardEvent, row: HTMLTableRowElement, record: Row) {
    const { key, target } = event;
    if (target === row && key === 'Enter') return () => openRecord(row, record);
    if (key === ' ' && preview) return () => togglePreview(record);
    if (key === 'Escape' && !preview?.isOpen && selection && selection.value.size > 0)
      return () => selection.onValueChange(new Set());
    if (!areSingleKeysEnabled || !isSingleKey(event.nativeEvent)) return undefined;
    if (key === 'x' && selection) return () => range.toggle(getRowId(record));
    return key === 'e' && onRowEdit ? () => onRowEdit(record) : undefined;
  }

  function moveOf({ key, target }: KeyboardEvent, row: HTMLTableRowElement) {
    const controls = controlsOf(row);
    const position = controls.indexOf(target as HTMLElement);
    if (key === 'ArrowRight') return () => controls[position + 1]?.focus();
    if (key === 'ArrowLeft') return () => (controls[position - 1] ?? row).focus();
    if (key === 'Escape' && position !== -1 && !isLink(target)) return () => row.focus();
    const head =
      key === 'ArrowUp' && indexOf(row) === 0 ? headerTabStop(tableRef.current) : undefined;
    if (head) return () => head.focus();
    const page = Math.max(1, Math.floor(window.innerHeight / row.offsetHeight) - 3);
    const next = nextRowIndex(key, { index: indexOf(row), count: orderedRows().length, page });
    return next === null ? undefined : () => focusRow(next, position);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    if (isComposing(event)) return;
    const { target, defaultPrevented, ctrlKey, altKey, metaKey, shiftKey } = event;
    const row = rowOf(target);
    const record = row && recordOf(row);
    const isRow = target === row;
    range.watchShift(event);
    if (defaultPrevented || ctrlKey || altKey || metaKey) return;
    if (!row || !record) {
      const move = moveFromHeader(tableRef.current, event, () => focusRow(0, -1));
      if (move) event.preventDefault();
      return move?.();
    }
    if (shiftKey) {
      if (isRow && extendSelection(row, record, event.key)) event.preventDefault();
      return;
    }
    if (!isRow && ((target as Element).matches(ownsKeys) || row.dataset['state'] === 'editing'))
      return;
    const isRowOrLink = isRow || isLink(target);
    const act = (isRowOrLink && actionOf(event, row, record)) || moveOf(event, row);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function handleFocus({ target }: FocusEvent): void {
    if (tableRef.current?.tHead?.contains(target)) makeHeadersOneTabStop(tableRef.current, target);
    const row = rowOf(target);
    const record = row && recordOf(row);
    if (!record) return;
    currentId.current = getRowId(record);
    const [body] = tableRef.current?.tBodies ?? [];
    if (body) makeTabStop(body, row);
  }

  const press = useRowPress(linkOf);
  const tableProps = {
    ref: tableRef,
    ...press,
    onMouseDown: (event: MouseEvent) => {
      range.watchShift(event);
      press.onMouseDown(event);
    },
    ...(isGrid && {
      role: 'grid',
      onKeyDown: handleKeyDown,
      onFocus: handleFocus,
    }),
  };
  return { grid, tableProps, orderedRows };
}
