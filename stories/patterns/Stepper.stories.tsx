import { Stepper } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  args: {
    label: 'Import',
    steps: [
      { id: 'file', title: 'File', state: 'done' },
      { id: 'match', title: 'Match and check', state: 'current' },
      { id: 'run', title: 'Import', state: 'pending' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
    await expect(canvas.getByRole('list', { name: 'Import' })).toBeVisible();
  },
};

/** Steps that continue automatically. */
export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    steps: [
      {
        id: 'permission',
        title: 'Permission received',
        state: 'done',
        detail: 'Slack sent you back',
      },
      { id: 'saving', title: 'Connection saved', state: 'done' },
      { id: 'checking', title: 'Checking the status', state: 'current', count: '2 of 5' },
      { id: 'list', title: 'Back to Integrations', state: 'pending' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await expect(canvas.getByText('Slack sent you back')).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    orientation: 'vertical',
    steps: [{ id: 'list', title: 'Back to Integrations', state: 'pending' }],
  },
};

export const Loading: Story = {
  args: {
    orientation: 'vertical',
    steps: [
      { id: 'saving', title: 'Saving the connection', state: 'current' },
      { id: 'list', title: 'Back to Integrations', state: 'pending' },
    ],
  },
};

export const Failed: Story = {
  args: {
    orientation: 'vertical',
    steps: [
      { id: 'permission', title: 'Permission received', state: 'done' },
      {
        id: 'saving',
        title: 'Connection not saved',
        state: 'failed',
        detail: 'Nothing was changed',
      },
      { id: 'checking', title: 'Checking the status', state: 'pending', detail: 'Not started' },
    ],
  },
};

export const LongContent: Story = {
  args: {
    orientation: 'vertical',
    steps: [
      {
        id: 'permission',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverbindung',
        state: 'failed',
        detail: 'https://integrations.northwind.example/callback?state=0123456789abcdef0123456789',
        count: '120 of 1,200',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
