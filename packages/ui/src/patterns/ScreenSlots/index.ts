export type { CardSlots, OwnChoice, PanelSlots, ScreenSlots, SlotSelection } from './types.ts';
