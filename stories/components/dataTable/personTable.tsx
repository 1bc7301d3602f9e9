import { DataTable, Page } from '@platform/ui';
import type { DataTableProps } from '@platform/ui';
import type { ComponentType } from 'react';
import { people } from '../people.ts';
import type { Person } from '../people.ts';

/** Not generic, because stories cannot infer a row type. */
export function PersonTable(props: DataTableProps<Person>) {
  return <DataTable {...props} />;
}

/** Decorator: tables are as wide as a page. */
export const inPage = (Story: ComponentType) => (
  <Page>
    <Story />
  </Page>
);

/** Args of the table stories; the columns differ. */
export const teamTable = {
  label: 'Your Team',
  rows: people,
  getRowId: (row: Person) => row.id,
  status: 'ready',
  listIndent: 46,
} as const;
