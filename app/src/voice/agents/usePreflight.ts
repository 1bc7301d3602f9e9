import {
  agent,
  entitlements,
  integrations,
  phoneNumbers,
  tools,
  voices,
  FIRST_BATCH,
} from '@platform/api';
import { missingForOnline } from '@platform/flows';
import type { Missing } from '@platform/flows';
import { dataOf } from '@platform/ui';
import { useCallback } from 'react';
import { useRefresh, useResource } from '../../data/useResource.ts';
import { isSettled } from './isSettled.ts';

const read = [agent, voices, phoneNumbers, tools, integrations, entitlements] as const;

/** Data that cannot be loaded are left to the service. `missing` is null while loading. */
export function usePreflight(agentId: string): {
  missing: readonly Missing[] | null;
  isChecking: boolean;
  check: () => void;
} {
  const refresh = useRefresh();
  const detail = useResource(agent, { id: agentId });
  const voiceList = useResource(voices, {});
  const numbers = useResource(phoneNumbers, { agentId });
  const toolList = useResource(tools, FIRST_BATCH);
  const connections = useResource(integrations, {});
  const plan = useResource(entitlements, {});
  const all = [detail, voiceList, numbers, toolList, connections, plan];
  const isKnown = all.every(({ status }) => status !== 'loading');
  const known = dataOf(detail);

  const missing = known
    ? missingForOnline(known, {
        voices: dataOf(voiceList) ?? null,
        numbers: dataOf(numbers)?.phoneNumbers ?? null,
        tools: dataOf(toolList)?.tools ?? null,
        integrations: dataOf(connections)?.integrations ?? null,
        minutes: dataOf(plan)?.usage.voiceMinutes ?? null,
      })
    : [];
  return {
    missing: isKnown ? missing : null,
    isChecking: !all.every(isSettled),
    check: useCallback(() => void refresh(...read), [refresh]),
  };
}
