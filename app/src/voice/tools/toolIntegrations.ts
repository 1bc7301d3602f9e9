import type { integrations } from '@platform/api';
import type { ToolIntegration } from '@platform/ui/voice';
import type { DataOf } from '../../routing/palette.ts';

/** Providers that a tool may need. An unknown status is not reported as missing. */
export const toolIntegrations = (list: DataOf<typeof integrations>): readonly ToolIntegration[] =>
  list.integrations.map(({ provider, name, status }) => ({
    provider,
    name,
    isConnected: status === 'connected' || status === 'unknown',
  }));
