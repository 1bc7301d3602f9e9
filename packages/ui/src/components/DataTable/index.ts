export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTableProps.ts';
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
