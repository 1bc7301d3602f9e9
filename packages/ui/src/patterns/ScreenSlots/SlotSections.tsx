import { SlotBoundary } from './SlotBoundary.tsx';
import type { PanelSlots } from './types.ts';

interface SlotSectionsProps<Item> {
  item: Item;
  /** Slot of the panel. */
  render: PanelSlots<Item>['sections'];
}

/** Sections of the embedder in a panel. */
export function SlotSections<Item>({ item, render }: SlotSectionsProps<Item>) {
  return render ? <SlotBoundary input={item} render={() => render(item)} /> : null;
}
