import { CopyButton } from '../../CopyButton/CopyButton.tsx';
import type { CopyButtonProps } from '../../CopyButton/CopyButton.tsx';
import { useTableTexts } from '../columns/texts.ts';
import type { DataTableColumn } from '../types.ts';
import { rowsAsTsv } from './rowsAsTsv.ts';

export interface CopyRowsButtonProps<Row> extends Omit<CopyButtonProps, 'text'> {
  /** Rows to copy, such as the selected ones. */
  rows: readonly Row[];
  /** Columns to copy, by their `copyValue`, in this order. */
  columns: readonly DataTableColumn<Row>[];
}

/** Copies rows for a spreadsheet, for a toolbar or the bar of a selection. */
export function CopyRowsButton<Row>({
  rows,
  columns,
  label,
  copiedText,
  variant = 'button',
  ...rest
}: CopyRowsButtonProps<Row>) {
  const t = useTableTexts();
  return (
    <CopyButton
      {...rest}
      variant={variant}
      text={() => rowsAsTsv(rows, columns)}
      label={label ?? t('tables.copy')}
      copiedText={copiedText ?? t('tables.copied', { count: rows.length })}
    />
  );
}
