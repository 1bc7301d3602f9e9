import { AppShell, IntegrationsScreen } from '@platform/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StatefulIntegrations } from './StatefulIntegrations.tsx';
import { args } from './stage.ts';
import { links, navigation } from '../shell/fixtures.ts';

const person = { id: 'priya.nair', name: 'Priya Nair' };

/** The screen as the mockups show it, in the frame of the signed-in pages. */
const meta = {
  title: 'Integrations/In the shell',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen' },
  args,
  render: (props) => (
    <AppShell
      navigation={navigation}
      links={links}
      currentPath="/integrations"
      breadcrumb={[{ label: 'Integrations' }]}
      user={person}
      theme="system"
      onThemeChange={fn()}
      onSignOut={fn()}
      isSidebarExpanded
      onSidebarExpandedChange={fn()}
    >
      <StatefulIntegrations {...props} isInPage />
    </AppShell>
  ),
} satisfies Meta<typeof IntegrationsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
