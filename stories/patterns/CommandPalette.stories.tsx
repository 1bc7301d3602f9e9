import { CommandPalette } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longGroups, manyGroups, paletteGroups } from './paletteGroups.ts';
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

/** P15: by keys, and with an input method. */
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

/** Words in any order, with or without accents. */
export const WordsInAnyOrder: Story = {
  play: async () => {
    await userEvent.type(await field(), 'alvarez jose');
    await expectNames(['José Álvarez']);
    await userEvent.click(active());
    await expect(onSelect).toHaveBeenCalledWith('jose');
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
    await screen.findByText(/^\d+ more: type on to find them$/);
    await waitFor(() => expect(names()).toHaveLength(10));
    await userEvent.type(await field(), '99');
    await expectNames(['Person 4999']);
  },
};

/** The shortcut that opens it also closes it. */
export const ClosedByItsKeys: Story = {
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

/** The active row is scrolled into view, the first one with its group's name. */
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

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await userEvent.type(await field(), 'in');
    await waitFor(() => expect(active()).toHaveTextContent('Invite User'));
    const row = active();
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
