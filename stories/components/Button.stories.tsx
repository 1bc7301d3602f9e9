import { Button, ButtonLink, Icon, LinkProvider } from '@platform/ui';
import type { LinkComponentProps } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, UserPlus } from 'lucide';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Narrow, Row } from './layout.tsx';

const meta = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Invite', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Press: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Invite' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** Safari does not focus a clicked button, but a layer needs to know its opener. */
export const FocusedOnClick: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Invite' });
    const leaveFocus = (event: Event) => event.preventDefault();
    button.addEventListener('mousedown', leaveFocus);
    await userEvent.click(button);
    button.removeEventListener('mousedown', leaveFocus);
    await expect(button).toHaveFocus();
  },
};

export const Variants: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="primary">
        Invite
      </Button>
      <Button {...args}>Manage</Button>
      <Button {...args} variant="ghost">
        Cancel
      </Button>
      <Button {...args} variant="danger">
        Remove
      </Button>
      <Button {...args} variant="danger" emphasis="low">
        Cancel Subscription
      </Button>
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="small">
        Disconnect
      </Button>
      <Button {...args} startIcon={<Icon icon={UserPlus} />} variant="primary">
        Invite User
      </Button>
      <Button {...args} size="large" variant="primary" endIcon={<Icon icon={ArrowRight} />}>
        Try Again
      </Button>
    </Row>
  ),
};

export const Loading: Story = {
  args: { variant: 'primary', isLoading: true, loadingText: 'Inviting...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Inviting...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const onSubmit = fn();

export const LoadingDoesNotSubmit: Story = {
  args: { type: 'submit', isLoading: true },
  render: (args) => (
    <form aria-label="Invite" onSubmit={onSubmit}>
      <label>
        Email <input />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Invite' })).toBeDisabled();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'You don’t have permission to invite users.', variant: 'primary' },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Invite' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('You don’t have permission to invite users.');

    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('You don’t have permission to invite users.');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  },
};

export const FullWidth: Story = { args: { isFullWidth: true, variant: 'primary', size: 'large' } };

/** Wraps, also within a long word, which would otherwise overflow on both sides. */
export const LongContent: Story = {
  args: { children: 'Benutzerin oder Benutzer zum gemeinsamen Arbeitsbereich einladen' },
  render: (args) => (
    <Narrow>
      <Button {...args} isFullWidth />
      <Button {...args}>{'Arbeitsbereichsverwaltungs'.repeat(3)}</Button>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const text = document.createRange();
      text.selectNodeContents(button);
      const { left, right } = button.getBoundingClientRect();
      await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
  parameters: { alsoIn: ['phone'] },
};

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a href={`#${href}`} data-router="" {...rest}>
      {children}
    </a>
  );
}

export const AsLink: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <ButtonLink href="/team" variant="primary">
        Open the team
      </ButtonLink>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the team' });
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '#/team');
  },
};
