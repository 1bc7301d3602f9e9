import { panelFunctions } from './slotRuntime.ts';
import type { PanelSlots } from './types.ts';

interface PanelSectionsProps<Item> {
  item: Item;
  slots: PanelSlots<Item> | undefined;
}

export const PanelSections = <Item,>({ item, slots }: PanelSectionsProps<Item>) =>
  slots ? panelFunctions(slots).sections(slots.parts, item) : null;
