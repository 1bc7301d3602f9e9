import { CommandPalette } from '@platform/ui';
import type { CommandPaletteProps } from '@platform/ui';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  foundCalls,
  longGroups,
  manyGroups,
  paletteGroups,
  recordGroups,
} from './paletteGroups.ts';
import { pressWhileComposing } from '../components/pressWhileComposing.ts';

const onSelect = fn();

const meta = {
  title: 'Patterns/CommandPalette',
  tags: ['autodocs'],
  component: CommandPalette,
  args: { groups: paletteGroups(onSelect), onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox');
const names = () =>
  screen.queryAllByRole('option').map((row) => row.querySelector('span')?.textContent);
const active = () => screen.getByRole('option', { selected: true });
const expectNames = async (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

function ServiceSearch(args: CommandPaletteProps) {
  const [groups, setGroups] = useState(args.groups);
  const onRetry = () => setGroups((now) => [...now.slice(0, 2), foundCalls, ...now.slice(2)]);
  const message = 'Not everything could be searched.';
  return <CommandPalette {...args} groups={groups} searchFailure={{ message, onRetry }} />;
}

/** Actions and pages; records appear once the user types. */
export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expectNames([
      'Add Contact',
      'Import CSV',
      'Invite User',
      'Integrations',
      'Invoice',
      'Content Studio',
    ]);
    await expect(active()).toHaveTextContent('Add Contact');
  },
};

/** P15: the keyboard selects a result; keys pressed while an input method composes do nothing. */
export const Searching: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'in');
    await expectNames(['Invite User', 'Integrations', 'Invoice', 'Ana Invernizzi']);
    await expect(within(active()).getByText('In')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Integrations');
    await expect(await field()).toHaveAttribute('aria-activedescendant', active().id);
    await pressWhileComposing(await field(), 'Escape');
    await pressWhileComposing(await field(), 'Enter');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith('item-press');
    await expect(onSelect).toHaveBeenCalledWith('integrations');
  },
};

export const WordsInAnyOrder: Story = {
  play: async () => {
    await userEvent.type(await field(), 'alvarez jose');
    await expectNames(['José Álvarez']);
    await userEvent.click(active());
    await expect(onSelect).toHaveBeenCalledWith('jose');
  },
};

/**
 * Retry finds a call by its summary, which its row does not show. The rows found before stay, and
 * the highlighted row stays highlighted when rows are inserted above it.
 */
export const FoundAfterAFailure: Story = {
  args: { onSearchChange: fn() },
  render: (args) => <ServiceSearch {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await field(), 'in');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('in');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Ana Invernizzi');
    await expect(screen.getByRole('alert')).toHaveTextContent('Not everything could be searched.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expectNames([
      'Invite User',
      'Integrations',
      'Invoice',
      'Front desk, +44 20 7946 0018',
      'Ana Invernizzi',
    ]);
    await expect(active()).toHaveTextContent('Ana Invernizzi');
  },
};

/** Shows "Nothing found" only after the service has responded. */
export const StillSearching: Story = {
  args: { isSearching: true },
  play: async () => {
    await userEvent.type(await field(), 'zebra');
    await expect(await screen.findByText('Searching…')).toBeVisible();
    await expect(screen.queryByText(/^Nothing found/)).toBeNull();
  },
};

/** The right arrow lists the actions of a row; Escape and Backspace go back. */
export const ActionsOfARecord: Story = {
  args: { groups: recordGroups(onSelect) },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'amelia');
    await expect(await field()).toHaveAccessibleDescription(
      'Press the right arrow for more actions.',
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expectNames(['Amelia Hartley']);
    await userEvent.keyboard('{ArrowRight}');
    await expectNames(['Log interaction', 'Assign to…']);
    await expect(await field()).toHaveAccessibleName('Actions for Amelia Hartley');
    await userEvent.type(await field(), 'assign');
    await expectNames(['Assign to…']);
    await userEvent.keyboard('{Enter}');
    await expectNames(['Amara Okafor', 'Jonas Weber']);
    await expect(await field()).toHaveAccessibleName('Assign to…');
    await userEvent.keyboard('{Backspace}');
    await expectNames(['Assign to…']);
    await expect(await field()).toHaveValue('assign');
    await userEvent.keyboard('{Escape}');
    await expectNames(['Amelia Hartley']);
    await expect(await field()).toHaveValue('amelia');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith('item-press');
    await expect(onSelect).toHaveBeenCalledWith('jonas');
  },
};

/** Clicking the arrow at the end of a row opens its actions; Back closes them. */
export const ActionsByPointer: Story = {
  args: { groups: recordGroups(onSelect) },
  play: async () => {
    await userEvent.type(await field(), 'amelia');
    await waitFor(() => expect(active()).toHaveTextContent('Amelia Hartley'));
    await userEvent.click(active().lastElementChild ?? active());
    await expectNames(['Log interaction', 'Assign to…']);
    await expect(await field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expectNames(['Amelia Hartley']);
    await expect(await field()).toHaveFocus();
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'zebra');
    await expect(await screen.findByText('Nothing found for “zebra”')).toBeVisible();
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape-key');
  },
};

/** A forbidden action stays listed with its reason and does nothing. */
export const Forbidden: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'invite');
    await waitFor(() => expect(active()).toHaveTextContent('Invite User'));
    await expect(active()).toHaveAttribute('aria-disabled', 'true');
    await expect(active()).toHaveTextContent('You do not have permission for this action');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(active());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

/** 5,000 records: ten are shown, the others counted. */
export const ManyRecords: Story = {
  args: { groups: manyGroups(onSelect) },
  play: async () => {
    await userEvent.type(await field(), 'person 49');
    // The list of 'person' also has ten rows and '4,990 more', which a busy browser shows first.
    await screen.findByText(/^\d+ more: keep typing to find them$/);
    await waitFor(() => expect(names()).toHaveLength(10));
    await userEvent.type(await field(), '99');
    await expectNames(['Person 4999']);
  },
};

/** The shortcut that opens it also closes it. */
export const ClosedByShortcut: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '{Control>}k{/Control}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A truncated text ends in an ellipsis and has the full text as its title. */
export const LongContent: Story = {
  args: { groups: longGroups(onSelect) },
  play: async () => {
    await field();
    const name = within(active()).getByTitle(/^Hubert /);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(active().scrollWidth).toBe(active().clientWidth);
  },
};

/** Scrolls the active row into view, and for a group's first row also the group's name. */
export const ArrowToTheLast: Story = {
  args: { groups: manyGroups(onSelect) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await userEvent.type(await field(), 'e');
    const list = screen.getByRole('listbox');
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await userEvent.keyboard('{ArrowUp}');
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    await waitFor(() => expect(boxOf(active()).bottom).toBeLessThan(boxOf(list).bottom));
    await userEvent.keyboard('{ArrowDown}');
    const caption = () => active().previousElementSibling;
    await waitFor(() => expect(boxOf(caption()).top).toBeGreaterThanOrEqual(boxOf(list).top));
  },
};

export const RowsAreTouchTargets: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await userEvent.type(await field(), 'in');
    await waitFor(() => expect(active()).toHaveTextContent('Invite User'));
    const row = active();
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
