import {
  entitlements,
  integrations,
  phoneNumbers,
  tools,
  voices,
  FIRST_BATCH,
} from '@platform/api';
import type { PhoneNumberList, PhoneNumbersQuery } from '@platform/api';
import type { PreflightFacts } from '@platform/flows';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useResource } from '../../data/useResource.ts';

/**
 * What the checks before an agent goes online need, and its sources. Data that are not loaded are
 * null. `numbersQuery` is null while nothing is checked.
 */
export function usePreflightData(numbersQuery: PhoneNumbersQuery | null): {
  facts: PreflightFacts;
  numbers: PhoneNumberList | undefined;
  sources: readonly Remote<unknown>[];
} {
  const isNeeded = numbersQuery !== null;
  const voiceList = useResource(voices, isNeeded ? {} : null);
  const numbers = useResource(phoneNumbers, numbersQuery);
  const toolList = useResource(tools, isNeeded ? FIRST_BATCH : null);
  const connections = useResource(integrations, isNeeded ? {} : null);
  const plan = useResource(entitlements, isNeeded ? {} : null);
  return {
    facts: {
      voices: dataOf(voiceList) ?? null,
      numbers: dataOf(numbers)?.phoneNumbers ?? null,
      tools: dataOf(toolList)?.tools ?? null,
      integrations: dataOf(connections)?.integrations ?? null,
      minutes: dataOf(plan)?.usage.voiceMinutes ?? null,
    },
    numbers: dataOf(numbers),
    sources: [voiceList, numbers, toolList, connections, plan],
  };
}
