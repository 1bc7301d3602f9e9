import { ListFilter } from '@platform/ui';
import type { SeveralFilterProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleSlash, Mail, UserRoundCheck } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../components/layout.tsx';
import { inFrame } from '../docs/inFrame.ts';

function Stateful({ values: initial, onValuesChange, ...rest }: SeveralFilterProps) {
  const [values, setValues] = useState(initial);
  return (
    <Row>
      <ListFilter
        {...rest}
        values={values}
        onValuesChange={(next) => {
          setValues(next);
          onValuesChange(next);
        }}
      />
    </Row>
  );
}

const meta = {
  title: 'Patterns/ListFilter',
  tags: ['autodocs'],
  component: Stateful,
  parameters: inFrame,
  args: {
    label: 'Filter by status',
    shortLabel: 'Status',
    allLabel: 'All statuses',
    options: [
      { value: 'active', label: 'Active', icon: UserRoundCheck },
      { value: 'invited', label: 'Invited', icon: Mail },
      { value: 'suspended', label: 'Suspended', icon: CircleSlash },
      { value: 'left', label: 'Left', disabledReason: 'Former members are not loaded.' },
    ],
    values: [],
    onValuesChange: fn(),
  },
} satisfies Meta<typeof Stateful>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses with the pointer: the menu stays open, and the button names or counts the values. */
export const Several: Story = {
  parameters: { alsoIn: ['phone'] },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter by status: All statuses' });
    await expect(button).toHaveTextContent('All statuses');
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    const item = (name: string) => within(menu).getByRole('menuitemcheckbox', { name });
    await expect(within(menu).queryByRole('menuitem')).toBeNull();
    await userEvent.click(item('Invited'));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['invited']);
    await expect(button).toHaveTextContent('Status: Invited');
    await userEvent.click(item('Active'));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['active', 'invited']);
    await expect(button).toHaveAccessibleName('Filter by status: Status: Active, Invited');
    await expect(button).toHaveTextContent('Status: Active, Invited');
    await userEvent.click(item('Suspended'));
    await expect(button).toHaveTextContent('Status: 3 selected');
    await expect(item('Suspended')).toBeChecked();

    await userEvent.click(item('Left'));
    await expect(item('Left')).not.toBeChecked();
    await expect(args.onValuesChange).toHaveBeenCalledTimes(3);

    await userEvent.click(item('Active'));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['invited', 'suspended']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Clear filter' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('All statuses');
  },
};

export const KeyboardOnly: Story = {
  args: { values: ['invited'] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Filter by status: Status: Invited' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const item = (name: string) => screen.getByRole('menuitemcheckbox', { name });
    await waitFor(() => expect(item('Invited')).toHaveFocus());
    await userEvent.keyboard('{Home} ');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['active', 'invited']);
    await expect(item('Active')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(item('Suspended')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveTextContent('Status: 3 selected');
    await expect(item('Suspended')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Active')).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(() => expect(item('Suspended')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([]);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValuesChange).toHaveBeenCalledTimes(3);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** Values of an old or edited URL: unknown ones are ignored, duplicates count once. */
export const UnknownValues: Story = {
  args: { values: ['invited', 'gone', 'invited', ''] },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter by status: Status: Invited' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Active' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['active', 'invited']);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Invited' }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(['active']);
  },
};

/** Next to a filter of one value; without a short label the button shows the values alone. */
export const Toolbar: Story = {
  args: { values: ['active', 'invited'] },
  render: ({ onValuesChange, ...args }) => (
    <Row>
      <ListFilter
        label="Filter by role"
        allLabel="All roles"
        options={[{ value: 'admin', label: 'Admin' }]}
        value=""
        onValueChange={() => {}}
      />
      <ListFilter {...args} onValuesChange={onValuesChange} />
      <ListFilter {...args} shortLabel={undefined} onValuesChange={onValuesChange} />
      <ListFilter {...args} values={[]} onValuesChange={onValuesChange} />
      <ListFilter {...args} size="small" onValuesChange={onValuesChange} />
      <ListFilter {...args} disabled onValuesChange={onValuesChange} />
      <ListFilter {...args} label="Filter by state" defaultOpen onValuesChange={onValuesChange} />
    </Row>
  ),
  parameters: { hasPicture: true, alsoIn: ['phone'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Filter by status: Active, Invited' }),
    ).toHaveTextContent(/^Active, Invited$/);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
