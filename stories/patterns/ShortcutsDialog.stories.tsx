import { ListPage, ShortcutsDialog, useShortcut } from '@platform/ui';
import type { ShortcutsDialogProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ready } from '../remotes.ts';

function Stage({ areSingleKeysEnabled, onSingleKeysEnabledChange, onClose }: ShortcutsDialogProps) {
  const [isOn, setOn] = useState(areSingleKeysEnabled);
  const [isOpen, setOpen] = useState(false);
  useShortcut({
    keys: '?',
    label: 'Keyboard shortcuts',
    onPress: () => setOpen(true),
    group: 'everywhere',
  });
  useShortcut({ keys: 'p', label: 'Print the list', onPress: () => undefined });
  return (
    <>
      <ListPage
        title="People"
        source={ready([])}
        toolbar={{
          heading: 'People',
          search: { label: 'Search people', value: '', onValueChange: () => undefined },
        }}
      >
        <p>Nobody</p>
      </ListPage>
      {isOpen ? (
        <ShortcutsDialog
          areSingleKeysEnabled={isOn}
          onSingleKeysEnabledChange={(next) => {
            setOn(next);
            onSingleKeysEnabledChange(next);
          }}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

const meta = {
  title: 'Patterns/ShortcutsDialog',
  tags: ['autodocs'],
  component: ShortcutsDialog,
  render: (args) => <Stage {...args} />,
  args: { areSingleKeysEnabled: true, onSingleKeysEnabledChange: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = (label: string) => within(screen.getByRole('dialog')).getByText(label).parentElement;

/** Shortcuts of this page and of every page. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(lineOf('Search people')).toHaveTextContent('Search people/');
    await expect(lineOf('Print the list')).toHaveTextContent('Print the listP');
    await expect(screen.getByRole('region', { name: 'Everywhere' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Single keys are switched off; those with Ctrl or Cmd stay. */
export const SwitchedOff: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('?');
    const choice = await screen.findByRole('switch', { name: 'Single keys' });
    await userEvent.click(choice);
    await expect(args.onSingleKeysEnabledChange).toHaveBeenCalledWith(false);
    await expect(choice).not.toBeChecked();
    await expect(lineOf('Print the list')).toHaveAttribute('data-off');
    await expect(lineOf('Send a form or a note')).not.toHaveAttribute('data-off');
  },
};
