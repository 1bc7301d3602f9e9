export { definePanelSlots } from './definePanelSlots.tsx';
export { defineSlots } from './defineSlots.tsx';
export type {
  CardSlots,
  ListPageSlots,
  PanelParts,
  PanelRuntime,
  PanelSlots,
  RenderTable,
  RowSlots,
  ScreenParts,
  ScreenSlots,
  SlotColumns,
  SlotColumnsOptions,
  SlotRuntime,
  SlotSelection,
} from './types.ts';
