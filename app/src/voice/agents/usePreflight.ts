import { agent, entitlements, integrations, phoneNumbers, tools, voices } from '@platform/api';
import { missingForOnline } from '@platform/flows';
import type { Missing } from '@platform/flows';
import { dataOf } from '@platform/ui';
import { useCallback } from 'react';
import { useRefresh, useResource } from '../../data/useResource.ts';
import { isSettled } from './isSettled.ts';
import { usePreflightData } from './usePreflightData.ts';

const read = [agent, voices, phoneNumbers, tools, integrations, entitlements] as const;

/** Data that cannot be loaded are left to the service. `missing` is null while loading. */
export function usePreflight(agentId: string): {
  missing: readonly Missing[] | null;
  isChecking: boolean;
  check: () => void;
} {
  const refresh = useRefresh();
  const detail = useResource(agent, { id: agentId });
  const { facts, sources } = usePreflightData({ agentId });
  const all = [detail, ...sources];
  const isKnown = all.every(({ status }) => status !== 'loading');
  const known = dataOf(detail);

  const missing = known ? missingForOnline(known, facts) : [];
  return {
    missing: isKnown ? missing : null,
    isChecking: !all.every(isSettled),
    check: useCallback(() => void refresh(...read), [refresh]),
  };
}
