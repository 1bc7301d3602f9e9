import { Avatar, Badge, Icon, Menu, TableLead } from '@platform/ui';
import type { DataTableColumn } from '@platform/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide';
import type { Person } from './people.ts';

/** Columns of the table stories; `onEdit` is called with the row of the selected menu item. */
export function personColumns(onEdit: (id: string) => void): DataTableColumn<Person>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      weight: 28,
      skeleton: 'lead',
      sortValue: (row) => row.name,
      cell: (row) => (
        <TableLead
          media={<Avatar name={row.name} id={row.id} />}
          title={row.name}
          aside={row.id === 'person-0' ? 'You' : undefined}
          note={row.email}
        />
      ),
    },
    {
      id: 'email',
      header: 'Email Address',
      weight: 30,
      stack: 'hidden',
      cell: (row) => row.email,
    },
    {
      id: 'role',
      header: 'Role',
      weight: 12,
      sortValue: (row) => row.role,
      cell: (row) => row.role,
    },
    {
      id: 'status',
      header: 'Status',
      kind: 'status',
      weight: 12,
      cell: (row) => (
        <Badge
          tone={row.status === 'Active' ? 'success' : 'neutral'}
          shape={row.status === 'Active' ? 'dot' : 'ring'}
        >
          {row.status}
        </Badge>
      ),
    },
    {
      id: 'calls',
      header: 'Calls',
      kind: 'number',
      weight: 10,
      stack: 'hidden',
      sortValue: (row) => row.calls,
      cell: (row) => row.calls ?? '–',
    },
    {
      id: 'action',
      header: 'Action',
      kind: 'actions',
      weight: 8,
      cell: (row) => (
        <Menu.Root>
          <Menu.Trigger
            label={`Actions for ${row.name}`}
            icon={<Icon icon={Ellipsis} />}
            size="small"
          />
          <Menu.Items
            items={[
              { id: 'edit', label: 'Edit', icon: Pencil, onSelect: () => onEdit(row.id) },
              { id: 'line', type: 'separator' },
              { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
            ]}
          />
        </Menu.Root>
      ),
    },
  ];
}
