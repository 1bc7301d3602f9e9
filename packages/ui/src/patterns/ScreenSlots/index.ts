export { definePanelSlots } from './definePanelSlots.tsx';
export { defineSlots } from './defineSlots.tsx';
export type {
  CardSlots,
  ListPageSlots,
  PanelParts,
  PanelSlots,
  RenderTable,
  RowSlots,
  ScreenParts,
  ScreenSlots,
  SlotRuntime,
  SlotSelection,
} from './types.ts';
