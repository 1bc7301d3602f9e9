import { entitlements } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useResource } from '../../data/useResource.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { hasNoMoreAgents } from './hasNoMoreAgents.ts';

/**
 * Where a plan is changed, if the plan of today allows no more agents; undefined where it does, or
 * where nobody knows: the service has the last word.
 */
export function usePlanRefusal(): string | undefined {
  const { href } = usePages();
  const plan = dataOf(useResource(entitlements, {}));
  return hasNoMoreAgents(plan) ? href('plans') : undefined;
}
