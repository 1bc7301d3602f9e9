import { Switch } from '@platform/ui';
import type { SwitchProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from './layout.tsx';

function ControlledSwitch({ checked: initial, onCheckedChange, ...rest }: SwitchProps) {
  const [checked, setChecked] = useState(initial);
  return (
    <Switch
      {...rest}
      checked={checked}
      stateText={checked ? 'Online' : 'Offline'}
      onCheckedChange={(next) => {
        setChecked(next);
        onCheckedChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: 'Reception', checked: false, onCheckedChange: fn() },
  render: (args) => <ControlledSwitch {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TurnOn: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Reception' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(canvas.getByText('Online')).toBeVisible();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const Refused: Story = {
  render: (args) => <Switch {...args} stateText="Offline" />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Reception' });
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <Switch {...args} label="Off" checked={false} />
      <Switch {...args} label="On" checked />
      <Switch {...args} label="Disabled" checked={false} disabled />
    </Column>
  ),
};

export const LongContent: Story = {
  args: { label: 'Empfang der Praxis am Wochenende und an gesetzlichen Feiertagen' },
};
