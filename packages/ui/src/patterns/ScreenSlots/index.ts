export { definePanelSlots } from './definePanelSlots.tsx';
export { defineSlots } from './defineSlots.tsx';
export type {
  CardSlots,
  ListPageSlots,
  OwnChoice,
  PanelParts,
  PanelRuntime,
  PanelSlots,
  ScreenParts,
  ScreenSlots,
  SlotColumns,
  SlotColumnsOptions,
  SlotRuntime,
  SlotSelection,
} from './types.ts';
