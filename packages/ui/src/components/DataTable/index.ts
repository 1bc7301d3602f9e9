export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTableProps.ts';
export { TableLead } from './TableLead.tsx';
export type { TableLeadProps } from './TableLead.tsx';
export type {
  ColumnKind,
  DataTableColumn,
  RowState,
  TablePagination,
  TablePreview,
  TableSelection,
  TableSorting,
  TableStack,
} from './types.ts';
