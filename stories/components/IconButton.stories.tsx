import { Icon, IconButton } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Ellipsis, PanelLeft } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hoverForTooltip } from './hoverForTooltip.ts';
import { Row } from './layout.tsx';

const meta = {
  title: 'Components/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { label: 'Notifications', icon: <Icon icon={Bell} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamedOnHover: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Notifications' });
    await expect(await hoverForTooltip(button)).toHaveTextContent('Notifications');
    await userEvent.unhover(button);
    await waitFor(() => expect(body.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Row>
      <IconButton {...args} size="small" />
      <IconButton {...args} />
      <IconButton {...args} size="large" />
      <IconButton {...args} label="More" icon={<Icon icon={Ellipsis} />} isOpen />
      <IconButton {...args} label="Off" disabled />
      <IconButton {...args} label="Refused" disabledReason="Admins cannot be deleted" />
    </Row>
  ),
};

export const WithShortcut: Story = {
  args: { label: 'Toggle sidebar', icon: <Icon icon={PanelLeft} />, shortcut: 'Ctrl B' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Toggle sidebar' })).toHaveFocus();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Toggle sidebarCtrl B');
  },
};

export const LongContent: Story = {
  args: { label: 'Actions for Maximiliane Schreyvogel-Oberhauser zu Hohenlohe-Waldenburg' },
};
