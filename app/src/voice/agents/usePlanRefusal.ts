import { entitlements } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useResource } from '../../data/useResource.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { hasNoMoreAgents } from './hasNoMoreAgents.ts';

/** URL of the plans if the plan allows no more agents; undefined otherwise or if unknown. */
export function usePlanRefusal(): string | undefined {
  const { href } = usePages();
  const plan = dataOf(useResource(entitlements, {}));
  return hasNoMoreAgents(plan) ? href('plans') : undefined;
}
