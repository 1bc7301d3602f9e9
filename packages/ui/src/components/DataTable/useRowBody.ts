import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { activeElement } from '../../internal/elements.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';
import { indexOf, rowAt } from './rowGrid.ts';
import type { RowGrid } from './rowGrid.ts';
import { controlsOf, rowAround } from './rowTabStops.ts';

interface BodyRows<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
}

/**
 * Restores the focus when one body replaces another, such as when the virtualiser has loaded. Not by
 * `keepFocus`, which gives up if the next element is missing: the row may be rendered passes later.
 */
export function useRowBody<Row>(
  bodyRef: RefObject<HTMLTableSectionElement | null>,
  { connect, saveFocus, savedFocus }: RowGrid<Row>,
  { rows, getRowId }: BodyRows<Row>,
  keep: (index: number) => void,
): void {
  const leave = useEffectEvent((body: HTMLElement | null) => {
    const active = activeElement();
    const row = rowAround(active);
    const record = row && body?.contains(row) ? rows[indexOf(row)] : undefined;
    if (!row || !active || record === undefined) return;
    saveFocus({
      rowId: getRowId(record),
      controlIndex: controlsOf(row).indexOf(active as HTMLElement),
    });
  });

  useLayoutEffect(() => {
    connect({ rows, reveal: (index) => flushSync(() => keep(index)) });
    const saved = savedFocus();
    if (!saved) return;
    if (!isFocusLost()) return saveFocus(null);
    const index = rows.findIndex((row) => getRowId(row) === saved.rowId);
    // The row may be rendered only once the virtualiser has loaded.
    if (index === -1 || !bodyRef.current) return;
    const row = rowAt(bodyRef.current, index);
    // The row is rendered in the next pass.
    if (!row) return keep(index);
    saveFocus(null);
    (controlsOf(row)[saved.controlIndex] ?? row).focus({ preventScroll: true });
  });

  useLayoutEffect(() => {
    const body = bodyRef.current;
    return () => leave(body);
  }, [bodyRef]);
}
