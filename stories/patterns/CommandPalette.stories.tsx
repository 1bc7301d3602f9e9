import { CommandPalette } from '@platform/ui';
import type { CommandPaletteProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longGroups, manyGroups, paletteGroups } from './paletteGroups.ts';

interface StageProps extends Pick<CommandPaletteProps, 'onClose'> {
  makeGroups: (onSelect: (id: string) => void) => CommandPaletteProps['groups'];
  onSelect: (id: string) => void;
}

/** Keeps the groups stable, as an app would. */
function Stage({ makeGroups, onSelect, onClose }: StageProps) {
  const groups = useMemo(() => makeGroups(onSelect), [makeGroups, onSelect]);
  return <CommandPalette groups={groups} onClose={onClose} />;
}

const meta = {
  title: 'Patterns/CommandPalette',
  tags: ['autodocs'],
  component: CommandPalette,
  render: (args) => <Stage {...args} />,
  args: { makeGroups: paletteGroups, onSelect: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<StageProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox');
const names = () =>
  screen.queryAllByRole('option').map((row) => row.querySelector('span')?.textContent);
const active = () => screen.getByRole('option', { selected: true });

/** Actions and pages; records come once something is typed. */
export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(names()).toEqual([
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

export const Searching: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'in');
    await expect(names()).toEqual(['Invite User', 'Integrations', 'Invoice', 'Ana Invernizzi']);
    await expect(within(active()).getByText('In')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Integrations');
    await expect(await field()).toHaveAttribute('aria-activedescendant', active().id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith('item-press');
    await expect(args.onSelect).toHaveBeenCalledWith('integrations');
  },
};

/** Words in any order, with accents or without. */
export const WordsInAnyOrder: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'alvarez jose');
    await expect(names()).toEqual(['José Álvarez']);
    await userEvent.click(active());
    await expect(args.onSelect).toHaveBeenCalledWith('jose');
  },
};

/** Nothing found. */
export const Empty: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'zebra');
    await expect(screen.getByText('Nothing found for “zebra”')).toBeVisible();
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape-key');
  },
};

/** A forbidden action stays, says why and does nothing. */
export const Forbidden: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'invite');
    await expect(active()).toHaveAttribute('aria-disabled', 'true');
    await expect(active()).toHaveTextContent('You do not have permission for this action');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(active());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** 5,000 records: ten are shown, the others counted. */
export const ManyRecords: Story = {
  args: { makeGroups: manyGroups },
  play: async () => {
    await userEvent.type(await field(), 'person 49');
    await expect(names()).toHaveLength(10);
    await expect(screen.getByText(/^\d+ more: type on to find them$/)).toBeInTheDocument();
    await userEvent.type(await field(), '99');
    await expect(names()).toEqual(['Person 4999']);
  },
};

/** The keys that open it close it. */
export const ClosedByItsKeys: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '{Control>}k{/Control}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What does not fit ends in an ellipsis and says it in full. */
export const LongContent: Story = {
  args: { makeGroups: longGroups },
  play: async () => {
    await field();
    const name = within(active()).getByTitle(/^Hubert /);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(active().scrollWidth).toBe(active().clientWidth);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await userEvent.type(await field(), 'in');
    const row = active();
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
