import { PasswordField } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Column, Narrow } from './layout.tsx';

const meta = {
  title: 'Components/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    capsLockText: 'Caps Lock is on.',
    autoComplete: 'current-password',
  },
  render: (args) => (
    <Column>
      <PasswordField {...args} />
    </Column>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowAndHide: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(input).toHaveAccessibleDescription('Caps Lock is on.');
    await fireEvent.keyUp(input, { key: 'a', modifierCapsLock: false });
    await expect(input).not.toHaveAccessibleDescription();
  },
};

export const Invalid: Story = {
  args: { error: 'Login failed. Please try again.', size: 'large', defaultValue: 'wrong' },
};

export const LongContent: Story = {
  args: {
    error: 'Das Passwort passt nicht zu dieser Adresse. Bitte versuchen Sie es noch einmal.',
  },
  render: (args) => (
    <Narrow>
      <PasswordField {...args} />
    </Narrow>
  ),
};
