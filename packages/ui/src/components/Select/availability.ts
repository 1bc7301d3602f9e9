import type { SelectOption, SelectValue } from './types.ts';

type AnyOption = Pick<SelectOption<SelectValue>, 'disabled' | 'disabledReason'>;

/** True if the option cannot be chosen. */
export const isUnavailable = ({ disabled, disabledReason }: AnyOption): boolean =>
  Boolean(disabled) || Boolean(disabledReason);

/** True if the keys skip the option. One with a reason stays reachable, so that it can be read. */
export const isSkipped = ({ disabled, disabledReason }: AnyOption): boolean =>
  Boolean(disabled) && !disabledReason;

/**
 * State of a list after an unavailable option was pressed: unchanged, so the list stays open. Null if
 * the change is no such press.
 */
export function refusedState<State extends { selectedItem: AnyOption | null }>(
  state: State,
  changes: Partial<State>,
): State | null {
  const chosen = changes.selectedItem;
  return chosen && chosen !== state.selectedItem && isUnavailable(chosen) ? state : null;
}
