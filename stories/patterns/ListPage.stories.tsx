import {
  Avatar,
  Button,
  ListFilter,
  ListPage,
  ListTabs,
  ListPaging,
  ListTable,
  Page,
  RemoteContent,
  RemoteStats,
  TableLead,
  Tabs,
  useColumnLayout,
} from '@platform/ui';
import type { DataTableColumn, ListPageProps, Remote } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { manyPeople, people } from '../components/people.ts';
import type { Person } from '../components/people.ts';
import { failed, loading, outdated, ready, unavailable } from '../remotes.ts';

const columns: DataTableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    skeleton: 'lead',
    cell: ({ id, name, email }) => (
      <TableLead media={<Avatar name={name} id={id} />} title={name} note={email} />
    ),
  },
  { id: 'role', header: 'Role', cell: ({ role }) => role },
];

const idOf = ({ id }: Person) => id;

interface PeoplePageProps extends Pick<
  ListPageProps,
  'stats' | 'paging' | 'listNotice' | 'loadingText' | 'retryAs'
> {
  source: Remote<readonly Person[]>;
  search: string;
  onSearchChange: (search: string) => void;
  body: 'table' | 'arranged' | 'grid';
}

function PeoplePage({
  source,
  body,
  search: initialSearch,
  onSearchChange,
  ...rest
}: PeoplePageProps) {
  const [search, setSearch] = useState(initialSearch);
  const all = source.status === 'ready' ? source.data : [];
  const [role, setRole] = useState('');
  const query = search.trim().toLowerCase();
  const rows = all.filter(
    (person) => (!role || person.role === role) && person.name.toLowerCase().includes(query),
  );
  const columnLayout = useColumnLayout();
  const isFiltered = source.status === 'ready' && query !== '';
  const searchField = {
    label: 'Search people',
    value: search,
    onValueChange: (value: string) => {
      setSearch(value);
      onSearchChange(value);
    },
  };
  return (
    <Page>
      <ListPage
        title="People"
        description="Everybody who works here."
        actions={<Button variant="primary">Add Person</Button>}
        source={source}
        toolbar={
          body === 'grid'
            ? {
                renderTabs: (tools) => (
                  <ListTabs tools={tools}>
                    <Tabs
                      label="Filter by role"
                      value="all"
                      items={[
                        { value: 'all', label: 'All', href: '#all' },
                        { value: 'admin', label: 'Admins', href: '#admin' },
                      ]}
                    />
                  </ListTabs>
                ),
                search: searchField,
              }
            : {
                heading: 'Everybody',
                count:
                  source.status === 'ready'
                    ? { visible: String(all.length), announced: `${all.length} people` }
                    : undefined,
                search: searchField,
                filters: (
                  <ListFilter
                    label="Filter by role"
                    allLabel="All roles"
                    options={['Admin', 'Viewer'].map((value) => ({ value, label: value }))}
                    value={role}
                    onValueChange={setRole}
                  />
                ),
                found: isFiltered
                  ? `${rows.length} ${rows.length === 1 ? 'person' : 'people'} found`
                  : '',
              }
        }
        {...rest}
      >
        {body === 'table' || body === 'arranged' ? (
          <ListTable
            label="Everybody"
            columns={columns}
            columnLayout={body === 'arranged' ? columnLayout : undefined}
            rows={rows}
            getRowId={idOf}
            source={source}
            retryAs={rest.retryAs}
            loadingText="Loading people…"
            empty={{ title: 'No people found', description: 'Try another name.', isFiltered }}
            listIndent={46}
          />
        ) : (
          <RemoteContent source={source} loadingText="Loading people…">
            {() => (
              <ul>
                {rows.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            )}
          </RemoteContent>
        )}
      </ListPage>
    </Page>
  );
}

const retry = fn();

const meta = {
  title: 'Patterns/ListPage',
  tags: ['autodocs'],
  component: PeoplePage,
  parameters: { layout: 'fullscreen' },
  args: {
    source: ready(people),
    search: '',
    onSearchChange: fn(),
    body: 'table',
  },
} satisfies Meta<typeof PeoplePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { alsoIn: ['phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    const section = within(canvas.getByRole('region', { name: 'Everybody' }));
    await expect(section.getByText('7 people')).toBeInTheDocument();
    await expect(await section.findByText('Mateus Almeida')).toBeVisible();
  },
};

/** The header of a table whose columns can be arranged is above the rows, also if it is sticky. */
export const ArrangedColumns: Story = {
  args: { body: 'arranged' },
  play: async ({ canvas }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Name' });
    const [, first] = await canvas.findAllByRole('row');
    const top = first?.getBoundingClientRect().top ?? 0;
    await expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(top + 1);
    const button = await canvas.findByRole('button', { name: 'Options for Role' });
    const menu = button.getBoundingClientRect();
    const role = canvas.getByRole('columnheader', { name: 'Role' }).getBoundingClientRect();
    await expect(menu.left).toBeGreaterThan(role.left);
    await expect(menu.bottom).toBeLessThanOrEqual(role.bottom + 1);
  },
};

/** The number of matches is announced; a button clears the search and keeps the focus in its field. */
export const Search: Story = {
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search people' });
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await userEvent.type(search, 'luc');
    await expect(canvas.getByText('1 person found')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText('No people found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('');
    await expect(search).toHaveFocus();
    await expect(canvas.queryByText(/people found$/)).toBeNull();
  },
};

const hundredPeople = manyPeople(100);

/** In a long list, the search, the page action and the column headers stay in view. */
export const StaysInView: Story = {
  args: { source: ready(hundredPeople) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(4000));
    window.scrollTo(0, 2000);
    const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
    const search = canvas.getByRole('searchbox', { name: 'Search people' });
    await waitFor(() => expect(topOf(search)).toBeLessThan(20));
    await expect(topOf(canvas.getByRole('columnheader', { name: 'Name' }))).toBe(56);
    const add = () => canvas.getByRole('button', { name: 'Add Person' });
    await waitFor(() => expect(Math.abs(topOf(add()))).toBeLessThan(20));
    await expect(canvas.getAllByRole('button', { name: 'Add Person' })).toHaveLength(1);
    // The page header is back in view, with its button.
    window.scrollTo(0, 0);
    await waitFor(() => expect(topOf(add())).toBe(24));
    await expect(canvas.getAllByRole('button', { name: 'Add Person' })).toHaveLength(1);
  },
};

/** The heading scrolls away; its controls stay in view. */
export const HeadingScrollsAway: Story = {
  args: { source: ready(hundredPeople) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(4000));
    window.scrollTo(0, 2000);
    const search = canvas.getByRole('searchbox', { name: 'Search people' });
    await waitFor(() => expect(search.getBoundingClientRect().top).toBeLessThan(20));
    const add = () => canvas.getByRole('button', { name: 'Add Person' });
    await waitFor(() => expect(add().getBoundingClientRect().top).toBeGreaterThan(0));
  },
};

/** Shows the people of one role, or of all roles. */
export const Filter: Story = {
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('combobox', { name: 'Filter by role' });
    await expect(filter).toHaveTextContent('All roles');
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: 'Viewer' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('option', { name: 'All roles' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

export const Loading: Story = {
  args: { source: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading people…')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Everybody' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  args: { source: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No people found')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { source: failed('The orders could not be loaded.', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Retry is a link if it reloads the whole page. */
export const RetryAsLink: Story = {
  args: { source: failed('The orders could not be loaded.', retry), retryAs: 'link' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Rows loaded earlier stay below the error. */
export const RefreshFailed: Story = {
  args: { source: outdated(people, 'The orders could not be loaded.', retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
    await expect(await canvas.findByText('Mateus Almeida')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** The deployment lacks the list. */
export const Unavailable: Story = {
  args: { source: unavailable },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Something Amazing Is Coming' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Shown while the owner of the list is still unknown. */
export const Waiting: Story = {
  args: { loadingText: 'Loading team data...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading team data...');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

const onNext = fn();

export const FiguresAndPages: Story = {
  args: {
    stats: (
      <RemoteStats
        label="Figures"
        stats={['All', 'Admins', 'Editors', 'Viewers'].map((label) => ({
          id: label,
          label,
          figure: '7',
          source: ready(null),
        }))}
      />
    ),
    paging: (
      <ListPaging
        page={2}
        hasPrevious
        hasNext
        onPrevious={fn()}
        onNext={onNext}
        note="10 per page"
        nextError="The next page could not be loaded."
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 2')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next page could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

/** Tabs instead of the heading, and a body that is not a table. */
export const Grid: Story = { args: { body: 'grid' }, parameters: { alsoIn: ['phone'] } };

export const LongContent: Story = {
  args: {
    search: 'a',
    source: outdated(
      people.map((person) => ({ ...person, name: `${person.name} ${'unbroken'.repeat(12)}` })),
      'The orders could not be loaded.',
    ),
    listNotice: <p>{'Something about the whole list that takes more than one line. '.repeat(3)}</p>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
