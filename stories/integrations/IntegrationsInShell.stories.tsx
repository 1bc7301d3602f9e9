import { IntegrationsScreen } from '@platform/ui/integrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atEveryWidth } from '../../.storybook/modes.ts';
import { inShell } from '../shell/inShell.tsx';
import { StatefulIntegrations } from './StatefulIntegrations.tsx';
import { integrationsRoleArgs } from './roleArgs.ts';
import { args } from './stage.ts';

const meta = {
  title: 'Integrations/In the shell',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen', roleArgs: integrationsRoleArgs },
  args,
  render: (props) => <StatefulIntegrations {...props} isInPage />,
  decorators: [inShell({ currentPath: '/integrations', breadcrumb: [{ label: 'Integrations' }] })],
} satisfies Meta<typeof IntegrationsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { ...atEveryWidth, alsoIn: ['phone'] } };
