import type { TabItem } from '../../components/Tabs/Tabs.tsx';
import type { CardSlots } from './types.ts';
import { listFunctions } from './slotRuntime.ts';

export const changeTabs = (own: readonly TabItem[], slots: CardSlots | undefined) =>
  slots ? listFunctions(slots).tabs(own, slots.parts.tabs) : own;
