export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTableProps.ts';
export { ColumnsMenu } from './columns/ColumnsMenu.tsx';
export type { ColumnsMenuProps } from './columns/ColumnsMenu.tsx';
export { useColumnLayout } from './columns/useColumnLayout.ts';
export type { ColumnLayoutOptions } from './columns/useColumnLayout.ts';
export type { ColumnLayout } from './columns/columnLayout.ts';
export type { TableColumnLayout } from './columns/layoutTypes.ts';
export { CopyRowsButton } from './copy/CopyRowsButton.tsx';
export type { CopyRowsButtonProps } from './copy/CopyRowsButton.tsx';
export { rowsAsTsv } from './copy/rowsAsTsv.ts';
export { TableLead } from './TableLead.tsx';
export type { TableLeadProps } from './TableLead.tsx';
export type {
  ColumnKind,
  DataTableColumn,
  RowState,
  TableExpansion,
  TablePagination,
  TablePreview,
  TableSelection,
  TableSorting,
  TableStack,
} from './types.ts';
