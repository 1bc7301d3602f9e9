import type { TabItem } from '../../components/Tabs/Tabs.tsx';
import type { CardSlots } from './types.ts';

/** Tabs of a section, with the changes of the slots. */
export const changeTabs = (own: readonly TabItem[], slots: CardSlots | undefined) =>
  slots ? slots.runtime.tabs(own, slots.parts.tabs) : own;
