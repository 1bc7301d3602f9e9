import { isComposing } from '@platform/i18n/text';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTableTexts } from '../columns/texts.ts';
import { isElement } from '../../../internal/elements.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { indexOf } from '../rowGrid.ts';
import { ownsKeys, rowAround } from '../rowTabStops.ts';
import type { DataTableColumn } from '../types.ts';
import { rowsAsTsv } from './rowsAsTsv.ts';

interface CopiedRows {
  /** The shown columns. */
  columns: readonly DataTableColumn<unknown>[];
  getRowId: (row: unknown) => string;
  /** Returns the rows in display order. */
  orderedRows: () => readonly unknown[];
}

export interface RowCopierProps extends CopiedRows {
  tableRef: RefObject<HTMLTableElement | null>;
  selectedIds: ReadonlySet<string> | undefined;
}

/** Also matched by position, because keyboards of other scripts type another letter. */
const isCopyKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === 'c' || code === 'KeyC');

/** Text that the user has selected is copied by the browser. */
const hasSelectedText = () => document.getSelection()?.isCollapsed === false;

/** Copies rows by keyboard and announces it. */
export function RowCopier(props: RowCopierProps) {
  const { tableRef } = props;
  const t = useTableTexts();
  const [result, setResult] = useState({ text: '', times: 0 });

  async function copy(rows: readonly unknown[]): Promise<void> {
    let text = t('tables.copied', { count: rows.length });
    try {
      await navigator.clipboard.writeText(rowsAsTsv(rows, props.columns));
    } catch {
      text = t('common.copy.refused');
    }
    setResult(({ times }) => ({ text, times: times + 1 }));
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !isCopyKey(event) || hasSelectedText()) return;
    if (!isElement(target) || target.matches(ownsKeys)) return;
    const row = rowAround(target);
    if (!row) return;
    const { orderedRows, getRowId, selectedIds } = props;
    const all = orderedRows();
    const selected = all.filter((one) => selectedIds?.has(getRowId(one)));
    const rows = selected.length > 0 ? selected : all.slice(indexOf(row), indexOf(row) + 1);
    event.preventDefault();
    void copy(rows);
  });
  useEffect(() => {
    const table = tableRef.current;
    table?.addEventListener('keydown', handleKeyDown);
    return () => table?.removeEventListener('keydown', handleKeyDown);
  }, [tableRef]);

  return (
    <VisuallyHidden aria-live="polite">
      {/* A new element, so that the same text is announced again. */}
      <span key={result.times}>{result.text}</span>
    </VisuallyHidden>
  );
}
