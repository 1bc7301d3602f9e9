import { Page } from '@platform/ui';
import { OnboardingScreen } from '@platform/ui/onboarding';
import type { OnboardingStep } from '@platform/ui/onboarding';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
      done('name', 'Priya Nair'),
      openStep('agent'),
      openStep('test'),
      openStep('number'),
      openStep('call'),
      done('integration', 'Slack, as northwind-ops'),
      openStep('invite'),
      openStep('plan'),
    ],
    requests: [],
    onAnswer: fn(),
    templates: ready([
      {
        id: 'tpl_1',
        name: 'Receptionist',
        description: 'Answers and routes',
      },
      {
        id: 'tpl_2',
        name: 'Reminders',
        description: 'Calls before a visit',
      },
    ]),
    paths: {
      profile: '/profile',
      integrations: '/integrations',
      team: '/settings/teams',
      plans: '/billing/plans',
      dashboard: '/dashboard',
      testAgent: null,
      numbers: '/voice-agent/phone-numbers',
      call: null,
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
      canvas.getByRole('heading', { name: 'First steps to your first call.' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Reminders/ }));
    await expect(create).toHaveAttribute('href', '/voice-agent/create?template=tpl_2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(create).toHaveAttribute('href', '/voice-agent/create');
  },
};

/** The call is the last step; what can wait is not counted. */
export const LastStep: Story = {
  args: {
    steps: [
      done('name'),
      done('agent', '1 agent'),
      done('test'),
      done('number', '+441632960001'),
      {
        id: 'call',
        state: ready({ isDone: false, detail: 'Call +441632960001 from any phone.' }),
      },
      openStep('plan'),
    ],
    paths: { ...meta.args.paths, testAgent: '/voice-agent/edit/1', call: 'tel:+441632960001' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'One step left.' })).toBeVisible();
    await expect(canvas.getByText('4 of 5 done')).toBeVisible();
    const call = canvas.getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', 'tel:+441632960001');
    const later = within(canvas.getByRole('list', { name: 'Later' }));
    await expect(later.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
};

/** A step leads nowhere before the one that it needs is done; only the current one is primary. */
export const TestBeforeAgent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Test agent' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Call' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Phone numbers' })).toBeVisible();
  },
};

/** Role requests are answered in place; later steps can be done first. */
export const RequestPending: Story = {
  args: {
    requests: [request],
    steps: [openStep('requests'), openStep('name'), openStep('agent'), openStep('integration')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Editor at Harbour Optics')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Agent' })).toBeVisible();
    await expect(canvas.queryByText('Invite a colleague')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: {
    steps: (['name', 'agent', 'test', 'number', 'call', 'integration'] as const).map((id) => ({
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
    steps: [done('name', 'Priya Nair'), done('agent', '1 agent'), done('test'), done('call')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Everything is set up.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open dashboard' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    steps: [done('name', 'Donaudampfschifffahrt'.repeat(6)), openStep('agent')],
    templates: ready([
      { id: 'a', name: 'Donaudampfschifffahrt'.repeat(3), description: '<b>x</b>'.repeat(9) },
    ]),
  },
};
