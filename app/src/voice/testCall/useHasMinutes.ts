import { entitlements } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useResource } from '../../data/useResource.ts';

/** Whether voice minutes are left; also where nobody knows: the relay has the last word. */
export function useHasMinutes(): boolean {
  const plan = dataOf(useResource(entitlements, {}));
  if (!plan || plan.isDefault) return true;
  const { used, included } = plan.usage.voiceMinutes;
  return used < included;
}
