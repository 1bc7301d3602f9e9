import { entitlements } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useResource } from '../../data/useResource.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { hasNoMoreAgents } from './hasNoMoreAgents.ts';

/**
 * Address of the plans if the current plan allows no more agents; undefined if it does, or is
 * unknown: the service decides.
 */
export function usePlanRefusal(): string | undefined {
  const { href } = usePages();
  const plan = dataOf(useResource(entitlements, {}));
  return hasNoMoreAgents(plan) ? href('plans') : undefined;
}
