import { CopyButton, Dialog } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Line } from './layout.tsx';

const meta = {
  title: 'Components/CopyButton',
  tags: ['autodocs'],
  component: CopyButton,
  args: { text: 'ten_4f81', label: 'Copy tenant id', onClick: fn() },
  render: (args) => (
    <Line>
      <CopyButton {...args} />
    </Line>
  ),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const clipboard = () => spyOn(navigator.clipboard, 'writeText');

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const write = clipboard().mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('ten_4f81');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Copy tenant id' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText('Copied')).toBeNull());
    write.mockRestore();
  },
};

export const WithLabel: Story = { args: { variant: 'button', size: 'medium' } };

/** The result replaces the label. */
export const ResultInLabel: Story = {
  args: { variant: 'button', resultSide: 'label', copiedText: 'Tenant id copied' },
  play: async ({ canvas }) => {
    const write = clipboard().mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy tenant id' }));
    await expect(await canvas.findByRole('button', { name: 'Tenant id copied' })).toBeVisible();
    write.mockRestore();
  },
};

export const TextOnPress: Story = {
  args: { text: () => 'written', resultSide: 'hidden' },
  play: async ({ canvas }) => {
    const write = clipboard().mockResolvedValue();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(write).toHaveBeenCalledWith('written'));
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    write.mockRestore();
  },
};

/** If the browser denies access, the text is shown selected; the focus returns afterwards. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const write = clipboard().mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy tenant id' }));
    await expect(await canvas.findByText('Not copied: the browser refused')).toBeVisible();
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy by hand' }));
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveValue('ten_4f81');
    await expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('ten_4f81');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Copy tenant id' })).toHaveFocus();
    write.mockRestore();
  },
};

/** Escape closes only the help; the dialog around it stays. */
export const RefusedInDialog: Story = {
  render: (args) => (
    <Dialog.Root open title="API key">
      <Dialog.Body>
        <Line>
          <CopyButton {...args} />
        </Line>
      </Dialog.Body>
    </Dialog.Root>
  ),
  play: async () => {
    const write = clipboard().mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy tenant id' }));
    await screen.findByRole('dialog', { name: 'Copy by hand' });
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'API key' })).toBeVisible();
    write.mockRestore();
  },
};
