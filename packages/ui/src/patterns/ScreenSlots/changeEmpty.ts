import type { ListEmptyProps } from '../ListPage/ListEmpty.tsx';
import type { CardSlots } from './types.ts';
import { listFunctions } from './slotRuntime.ts';

export function changeEmpty(own: ListEmptyProps, slots: CardSlots | undefined): ListEmptyProps {
  const changes = slots?.parts.empty;
  return changes ? listFunctions(slots).empty(own, changes) : own;
}
