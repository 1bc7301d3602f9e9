import type { integrations } from '@platform/api';
import type { ToolIntegration } from '@platform/ui';
import type { DataOf } from '../../routing/palette.ts';

/** The providers that a tool may need. Of a status nobody knows it is not said that it is missing. */
export const toolIntegrations = (list: DataOf<typeof integrations>): readonly ToolIntegration[] =>
  list.integrations.map(({ provider, name, status }) => ({
    provider,
    name,
    isConnected: status === 'connected' || status === 'unknown',
  }));
