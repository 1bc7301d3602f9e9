import { NewVersionNotice, ResumeNotice } from '@platform/ui/shell';
import type { ResumeNoticeProps } from '@platform/ui/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inShell } from './inShell.tsx';

const notice = (args: ResumeNoticeProps) => (
  <>
    <ResumeNotice {...args} />
    <NewVersionNotice onReload={args.onOpen} onDismiss={args.onDismiss} />
  </>
);

const meta = {
  title: 'Shell/Frame notices',
  component: ResumeNotice,
  parameters: { layout: 'fullscreen' },
  args: { page: 'Contacts', hasDraft: true, onOpen: fn(), onDismiss: fn() },
  render: () => <p>Content</p>,
  decorators: [
    (Story, context) =>
      inShell({
        currentPath: '/dashboard',
        breadcrumb: [{ label: 'Dashboard' }],
        notice: notice(context.args),
      })(Story, context),
  ],
} satisfies Meta<typeof ResumeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { hasPicture: true, alsoIn: ['tablet'] } };

/** On a phone the notices are stacked as on wider pages. */
export const LongContent: Story = {
  parameters: { alsoIn: ['phone'] },
  args: { page: 'Rechnungen und Abonnement der ganzen Organisation', hasDraft: false },
};

export const Actions: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Your input is kept\./)).toBeVisible();
  },
};
