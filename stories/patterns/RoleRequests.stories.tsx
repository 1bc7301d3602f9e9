import { PermissionList, RoleRequests } from '@platform/ui';
import type { RoleOffer } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const harbour: RoleOffer = {
  key: 'rrq_1',
  tenantName: 'Harbour Optics',
  role: 'Editor',
  requestedBy: 'Ines Duarte',
  createdAt: '2024-06-17T09:00:00Z',
  permissions: ['content.view', 'users.view'],
};

const meta = {
  title: 'Patterns/RoleRequests',
  tags: ['autodocs'],
  component: RoleRequests,
  subcomponents: { PermissionList },
  args: { requests: [harbour], onAnswer: fn() },
} satisfies Meta<typeof RoleRequests>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const accept = canvas.getByRole('button', { name: 'Accept' });
    await expect(accept).toHaveAccessibleDescription('Editor at Harbour Optics');
    await expect(canvas.getByText(/Asked by Ines Duarte/)).toHaveTextContent('17/06/24');
    await userEvent.click(accept);
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept this role?' });
    await expect(dialog).toHaveAccessibleDescription('Editor at Harbour Optics');
    await expect(dialog).toHaveTextContent('You will be able toSee contentSee people');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    dialog.querySelector<HTMLButtonElement>('button:last-child')?.click();
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(harbour, true));
  },
};

/** Rejecting also asks for confirmation first. */
export const Rejected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await screen.findByRole('alertdialog', { name: 'Reject this role?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus());
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('alertdialog');
    dialog.querySelector<HTMLButtonElement>('button:last-child')?.click();
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(harbour, false));
  },
};

/** An admin gets every permission; a role without any says so; missing values are omitted. */
export const Several: Story = {
  args: {
    requests: [
      {
        ...harbour,
        key: 'rrq_2',
        role: 'TenantAdmin',
        permissions: [
          'tenant.manage',
          'users.invite',
          'users.manage',
          'users.view',
          'roles.assign',
          'roles.manage',
          'content.view',
        ],
      },
      {
        key: 'rrq_3',
        tenantName: '',
        role: 'EndUser',
        requestedBy: '',
        createdAt: 'soon',
        permissions: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Viewer at another organization')).toBeVisible();
    const accept = canvas.getAllByRole('button', { name: 'Accept' });
    await userEvent.click(accept[0] ?? document.body);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Manage roles');
  },
};

export const LongContent: Story = {
  args: {
    requests: [
      {
        ...harbour,
        tenantName: '<b>Donaudampfschifffahrtsgesellschaft</b>'.repeat(3),
        requestedBy: 'إلينا بيتروفا',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByText(/<b>Donau/)).toBeVisible();
  },
};
