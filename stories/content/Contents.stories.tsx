import type { ContentRow } from '@platform/domain';
import { Page } from '@platform/ui';
import { ContentsScreen } from '@platform/ui/content';
import type { ContentsScreenProps, ContentStateFilter } from '@platform/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { refusedReads } from '../../.storybook/roles.ts';
import { contentHref, contentPaths, contents, historyHref, oddContents } from './fixtures.ts';
import { failed, loading, outdated, ready, unavailable } from '../remotes.ts';

const message = 'The content could not be loaded. Please try again.';

function StatefulContents(props: ContentsScreenProps) {
  const [search, onSearchChange] = useState(props.search);
  const [type, setType] = useState(props.type);
  const [status, setStatus] = useState(props.status);
  const [saved, onSavedChange] = useState(props.saved);
  const [view, onViewChange] = useState(props.view);
  return (
    <Page>
      <ContentsScreen
        {...props}
        {...{ search, type, status, saved, view }}
        actions={{
          ...props.actions,
          onSearchChange,
          onViewChange,
          onSavedChange,
          onTypeChange: (next) => setType(next as typeof type),
          onStatusChange: (next) => setStatus(next as ContentStateFilter),
        }}
      />
    </Page>
  );
}

const meta = {
  title: 'Content/Contents',
  component: ContentsScreen,
  parameters: {
    layout: 'fullscreen',
    roleArgs: refusedReads<ContentsScreenProps>({ contents: message }),
  },
  args: {
    paths: contentPaths,
    contentHref,
    historyHref,
    contents: ready({ contents, total: contents.length }),
    search: '',
    type: '',
    status: '',
    view: 'table',
    isCreating: false,
    actions: {
      onSearchChange: fn(),
      onTypeChange: fn(),
      onStatusChange: fn(),
      onViewChange: fn(),
      onCreate: fn(),
      onDuplicate: fn(),
      onArchive: fn(),
      onDelete: fn(),
      onArchiveSeveral: fn(async (items: readonly ContentRow[]) =>
        items.slice(1).map((one) => one.key),
      ),
      onDuplicateSeveral: fn(async () => []),
    },
  },
  render: (args) => <StatefulContents {...args} />,
} satisfies Meta<typeof ContentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const rows = () => screen.getAllByRole('row').length - 1;

/** The mockup content-list: archived contents are hidden. */
export const Default: Story = { parameters: atEveryWidth };

export const Grid: Story = { args: { view: 'grid' } };

export const Loading: Story = { args: { contents: loading } };

export const Empty: Story = { args: { contents: ready({ contents: [], total: 0 }) } };

export const Failed: Story = { args: { contents: failed(message, fn()) } };

export const NotRefreshed: Story = {
  args: { contents: outdated({ contents, total: 1200 }, 'The service cannot be reached.') },
};

export const Unavailable: Story = { args: { contents: unavailable } };

/** Unexpected values do not break the table; a content without an id has no actions. */
export const OddContent: Story = {
  args: { contents: ready({ contents: oddContents, total: 4 }) },
};

/** Search, type and status narrow the list; the status filter shows archived contents. */
export const Filtered: Story = {
  play: async () => {
    await expect(rows()).toBe(7);
    const search = screen.getByRole('searchbox', { name: 'Search content' });
    await userEvent.type(search, 'chiara');
    await waitFor(() => expect(rows()).toBe(1));
    await userEvent.clear(search);
    await userEvent.click(screen.getByRole('combobox', { name: 'Filter by status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Archived' }));
    await waitFor(() => expect(rows()).toBe(1));
    await expect(screen.getByRole('link', { name: 'Winter offer' })).toHaveAttribute(
      'href',
      '/content-studio/edit/8',
    );
  },
};

/** Of several archived contents, those that failed stay selected. */
export const SelectsSeveral: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: /Select Reminder/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Select After-hours/ }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(args.actions.onArchiveSeveral).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(
        screen.getAllByRole('checkbox', { checked: true, name: /Select (Rem|Aft)/ }),
      ).toHaveLength(1),
    );
  },
};

export const RowMenu: Story = {
  play: async ({ args }) => {
    // Sorting renders another table body, which would close the menu of the first.
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute('aria-sort'),
    );
    const trigger = screen.getByRole('button', { name: 'Actions of Reminder: your yearly check' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Open' })).toHaveAttribute(
      'href',
      '/content-studio/edit/2',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(args.actions.onDelete).toHaveBeenCalledWith(contents[1]));
  },
};
