import { SettingsScreen } from '@platform/ui/settings';
import type { SettingsScreenProps } from '@platform/ui/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { refusedReads } from '../../.storybook/roles.ts';
import { inShell } from '../shell/inShell.tsx';
import { failed, loading, ready } from '../remotes.ts';

/** Data that the user cannot read are omitted. */
const roleArgs = refusedReads<SettingsScreenProps>({ people: '', plan: '', connections: '' });

const meta = {
  title: 'Settings/Screen',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', roleArgs },
  args: {
    people: ready({ members: 8, pending: 1 }),
    organization: 'Northwind Clinic',
    plan: ready({ name: 'Starter', renewsAt: new Date('2024-07-12') }),
    connections: ready({ connected: 2, actionRequired: 1 }),
  },
  decorators: [inShell({ currentPath: '/settings', breadcrumb: [{ label: 'Settings' }] })],
} satisfies Meta<typeof SettingsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

function cards(canvas: HTMLElement) {
  return within(within(canvas).getByRole('main'));
}

export const Default: Story = { parameters: atEveryWidth };

export const Content: Story = {
  play: async ({ canvasElement }) => {
    const main = cards(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(
      expect.arrayContaining(['/settings/teams', '/billing', '/integrations']),
    );
    await expect(main.getByRole('link', { name: 'Teams' })).toBeVisible();
    await expect(main.getByText('people, 1 invitation pending')).toBeVisible();
    await expect(main.getByText('next invoice 12/07/24')).toBeVisible();
    await expect(main.getByText('connected, 1 needs action')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    people: loading,
    plan: loading,
    connections: loading,
  },
  play: async ({ canvasElement }) => {
    await expect(cards(canvasElement).getAllByText('Loading figures…')).toHaveLength(3);
  },
};

export const LongContent: Story = {
  args: {
    people: ready({ members: 1_234_567, pending: 89_012 }),
    plan: ready({ name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim() }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Missing figures are omitted; the links stay. */
export const FiguresMissing: Story = {
  args: {
    people: ready({ members: 1, pending: null }),
    plan: ready(null),
    connections: failed('Out of order.', fn()),
  },
  play: async ({ canvasElement }) => {
    const main = cards(canvasElement);
    await expect(main.getByText('person')).toBeVisible();
    await expect(main.queryByText('current plan')).toBeNull();
    await expect(main.getByRole('link', { name: 'Integrations' })).toBeVisible();
  },
};
