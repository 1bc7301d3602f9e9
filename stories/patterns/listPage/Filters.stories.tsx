import { ListPage, ListTable, Page, SegmentedControl } from '@platform/ui';
import type { DataTableColumn, ListFilterItem } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { people } from '../../components/people.ts';
import type { Person } from '../../components/people.ts';
import { ready } from '../../remotes.ts';

const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'role', header: 'Role', cell: ({ role }) => role },
];

const idOf = ({ id }: Person) => id;
const ROLES = ['Admin', 'Editor', 'Viewer'];
const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface FilteredPageProps {
  roles: readonly string[];
  initial: string;
  onFilterChange: (filter: object) => void;
}

function FilteredPage({ roles: initialRoles, initial, onFilterChange }: FilteredPageProps) {
  const [roles, setRoles] = useState(initialRoles);
  const [letter, setLetter] = useState(initial);
  const [days, setDays] = useState({ from: '', to: '' });
  const [view, setView] = useState('table');
  const rows = people.filter(
    ({ name, role }) => (roles.length === 0 || roles.includes(role)) && name.startsWith(letter),
  );
  const items: ListFilterItem[] = [
    {
      kind: 'several',
      id: 'role',
      label: 'Filter by role',
      shortLabel: 'Role',
      allLabel: 'All roles',
      options: toOptions(ROLES),
      values: roles,
      onValuesChange: (next) => {
        setRoles(next);
        onFilterChange({ roles: next });
      },
    },
    {
      kind: 'one',
      id: 'initial',
      label: 'Filter by first letter',
      allLabel: 'All letters',
      options: toOptions([...new Set(people.map(({ name }) => name.slice(0, 1)))]),
      value: letter,
      onValueChange: (next) => {
        setLetter(next);
        onFilterChange({ letter: next });
      },
    },
    {
      kind: 'days',
      id: 'joined',
      label: 'Joined',
      allLabel: 'Joined any day',
      value: days,
      onValueChange: setDays,
    },
  ];
  function clear(): void {
    setRoles([]);
    setLetter('');
    setDays({ from: '', to: '' });
    onFilterChange({});
  }
  return (
    <Page>
      <ListPage
        title="People"
        source={ready(people)}
        toolbar={{
          heading: 'Everybody',
          count: { visible: String(rows.length), announced: `${rows.length} people` },
          search: { label: 'Search people', value: '', onValueChange: () => {} },
          filterSet: {
            items,
            view: (
              <SegmentedControl
                label="View"
                options={[
                  { value: 'table', label: 'Table' },
                  { value: 'grid', label: 'Grid' },
                ]}
                value={view}
                onValueChange={setView}
              />
            ),
            onClear: clear,
            results: rows.length,
          },
          found: rows.length < people.length ? `${rows.length} people found` : '',
        }}
      >
        <ListTable
          label="Everybody"
          columns={columns}
          rows={rows}
          getRowId={idOf}
          source={ready(people)}
          loadingText="Loading people…"
          empty={{ title: 'No people found', isFiltered: true }}
        />
      </ListPage>
    </Page>
  );
}

const meta = {
  title: 'Patterns/ListPage filters',
  component: FilteredPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { roles: [], initial: '', onFilterChange: fn() },
} satisfies Meta<typeof FilteredPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowCount = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));

/** On a phone one button opens all filters and the choice of views; they apply at once. */
export const Sheet: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('radio', { name: 'Grid' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    const filters = await sheet();
    await userEvent.click(filters.getByRole('checkbox', { name: 'Viewer' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ roles: ['Viewer'] });
    await userEvent.click(filters.getByRole('checkbox', { name: 'Admin' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ roles: ['Admin', 'Viewer'] });
    await userEvent.click(filters.getByRole('combobox', { name: 'Filter by first letter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'M' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ letter: 'M' });
    await expect(filters.getByText('Grid')).toBeVisible();
    const matches = people.filter(({ name, role }) => role !== 'Editor' && name.startsWith('M'));
    const found = `${matches.length} people found`;
    await expect(filters.getByText(found)).toBeInTheDocument();
    await userEvent.click(filters.getByRole('button', { name: /^Show \d+ results?$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Filter, 3 active');
    await rowCount(matches.length);
  },
};

/** Clearing all filters keeps the sheet open and the focus on a button that stays. */
export const ClearAll: Story = {
  args: { roles: ['Viewer'] },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter, 1 active' });
    await userEvent.click(button);
    const filters = await sheet();
    await userEvent.click(filters.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({});
    const show = filters.getByRole('button', { name: `Show ${people.length} results` });
    await expect(show).toHaveFocus();
    await expect(filters.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await expect(filters.getByRole('checkbox', { name: 'Viewer' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Filter');
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};

/** A removed chip passes the focus to the next one, the last one to the button. */
export const Chips: Story = {
  args: { roles: ['Admin', 'Viewer'], initial: 'M' },
  play: async ({ args, canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Active filters' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Role: Admin',
      'Role: Viewer',
      'M',
    ]);
    const remove = (name: string) => list.getByRole('button', { name: `Remove filter: ${name}` });
    remove('Role: Admin').focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ roles: ['Viewer'] });
    await expect(remove('Role: Viewer')).toHaveFocus();
    await expect(canvas.getByText('Filter removed: Role: Admin')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(remove('M')).toHaveFocus();
    await userEvent.click(remove('M'));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ letter: '' });
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await expect(canvas.getByText('Filter removed: M')).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await rowCount(people.length);
  },
};

/** Where heading, search and filters share a line, the filters are fields of the toolbar. */
export const Inline: Story = {
  args: { roles: ['Admin'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('combobox', { name: 'Filter by first letter' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter by role: Role: Admin' })).toBeVisible();
    await expect(canvas.getByText('Grid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filter' })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
};

export const ChipsPicture: Story = {
  args: { roles: ['Admin', 'Viewer'], initial: 'M' },
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Active filters' })).toBeVisible();
  },
};

export const SheetPicture: Story = {
  args: { roles: ['Viewer'] },
  parameters: { hasPicture: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter, 1 active' }));
    const filters = await sheet();
    await expect(filters.getByRole('checkbox', { name: 'Viewer' })).toBeChecked();
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  },
};
