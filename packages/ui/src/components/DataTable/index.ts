export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export { TableLead } from './TableLead.tsx';
export type { TableLeadProps } from './TableLead.tsx';
export type {
  ColumnKind,
  DataTableColumn,
  RowState,
  TablePreview,
  TableSelection,
  TableSorting,
  TableStack,
} from './types.ts';
