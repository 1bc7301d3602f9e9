import type { IntegrationsScreenProps } from '@platform/ui/integrations';
import { refusedReads } from '../../.storybook/roles.ts';

export const integrationsRoleArgs = refusedReads<IntegrationsScreenProps>({
  integrations: 'Failed to load integrations. Please try again.',
});
