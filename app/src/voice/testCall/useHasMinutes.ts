import { entitlements } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useResource } from '../../data/useResource.ts';

/** True if voice minutes are left, or if unknown: the relay decides. */
export function useHasMinutes(): boolean {
  const plan = dataOf(useResource(entitlements, {}));
  if (!plan || plan.isDefault) return true;
  const { used, included } = plan.usage.voiceMinutes;
  return used < included;
}
