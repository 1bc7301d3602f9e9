import { Page } from '@platform/ui';
import { OnboardingScreen } from '@platform/ui/onboarding';
import type { OnboardingStep } from '@platform/ui/onboarding';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { failed, loading, ready, refused } from '../remotes.ts';

const done = (id: OnboardingStep['id'], detail?: string): OnboardingStep => ({
  id,
  state: ready({ isDone: true, detail }),
});
const openStep = (id: OnboardingStep['id']): OnboardingStep => ({
  id,
  state: ready({ isDone: false }),
});

const request = {
  key: 'rrq_1',
  tenantName: 'Harbour Optics',
  role: 'Editor' as const,
  requestedBy: 'Ines Duarte',
  createdAt: '2024-06-17T09:00:00Z',
  permissions: ['content.view', 'users.view'] as const,
};

const meta = {
  title: 'Onboarding/First steps',
  component: OnboardingScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page>
      <OnboardingScreen {...args} />
    </Page>
  ),
  args: {
    steps: [
      done('requests'),
      done('name', 'Priya Nair'),
      done('integration', 'Slack, as northwind-ops'),
      openStep('agent'),
      openStep('invite'),
      openStep('plan'),
    ],
    requests: [],
    onAnswer: fn(),
    templates: ready([
      { id: 'tpl_1', name: 'Receptionist', description: 'Answers and routes' },
      { id: 'tpl_2', name: 'Reminders', description: 'Calls before a visit' },
    ]),
    paths: {
      profile: '/profile',
      integrations: '/integrations',
      team: '/settings/teams',
      plans: '/billing/plans',
      dashboard: '/dashboard',
      newAgent: (id) =>
        id === null ? '/voice-agent/create' : `/voice-agent/create?template=${id}`,
    },
  },
} satisfies Meta<typeof OnboardingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atEveryWidth };

/** A template is chosen here and passed to the page of the new agent. */
export const ChoosingATemplate: Story = {
  play: async ({ canvas }) => {
    const create = canvas.getByRole('link', { name: 'Create Agent' });
    await expect(create).toHaveAttribute('href', '/voice-agent/create?template=tpl_1');
    await expect(
      canvas.getByRole('heading', { name: 'Half way to your first call.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Reminders/ }));
    await expect(create).toHaveAttribute('href', '/voice-agent/create?template=tpl_2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(create).toHaveAttribute('href', '/voice-agent/create');
  },
};

/** The text about the remaining steps is also correct for the last one. */
export const LastStep: Story = {
  args: { steps: [done('requests'), done('name'), done('integration'), openStep('agent')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One step left.' })).toBeVisible();
  },
};

/** Role requests are answered in place; later steps can be done first. */
export const RequestPending: Story = {
  args: {
    requests: [request],
    steps: [openStep('requests'), openStep('name'), openStep('integration'), openStep('agent')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Editor at Harbour Optics')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Agent' })).toBeVisible();
    await expect(canvas.queryByText('Invite a colleague')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: {
    steps: (['requests', 'name', 'integration', 'agent'] as const).map((id) => ({
      id,
      state: loading,
    })),
    templates: loading,
  },
};

const handleRetry = fn();

/** A step that fails to load does not block the others. */
export const Failed: Story = {
  args: {
    steps: [
      done('requests'),
      done('name', 'Priya Nair'),
      {
        id: 'integration',
        state: failed('Something went wrong.', handleRetry),
      },
      openStep('agent'),
    ],
    templates: refused('Something went wrong.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This step could not be read.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(handleRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Create Agent' })).toHaveAttribute(
      'href',
      '/voice-agent/create',
    );
  },
};

export const Finished: Story = {
  args: {
    steps: [done('requests'), done('name', 'Priya Nair'), done('plan')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Everything is set up.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open dashboard' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    steps: [done('requests'), done('name', 'Donaudampfschifffahrt'.repeat(6)), openStep('agent')],
    templates: ready([
      { id: 'a', name: 'Donaudampfschifffahrt'.repeat(3), description: '<b>x</b>'.repeat(9) },
    ]),
  },
};
