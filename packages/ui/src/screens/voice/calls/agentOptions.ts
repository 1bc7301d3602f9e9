import type { AgentName } from '@platform/domain';
import type { FilterOption } from '../../../patterns/ListPage/SeveralFilter.tsx';

/** Agents as options of a filter. The chosen one stays listed after it was deleted. */
export function agentOptions(agents: readonly AgentName[], chosen: string): FilterOption[] {
  const isKnown = chosen === '' || agents.some(({ id }) => id === chosen);
  const choices = isKnown ? agents : [{ id: chosen, name: chosen }, ...agents];
  return choices.map(({ id, name }) => ({ value: id, label: name || id }));
}
