import { FactList } from '../FactList/FactList.tsx';
import type { Fact } from '../FactList/FactList.tsx';
import type { PanelSlots } from './types.ts';

interface PanelFactsProps<Item> {
  item: Item;
  facts: readonly Fact[];
  slots: PanelSlots<Item> | undefined;
}

/** Facts of a panel, with those of the embedder. */
export function PanelFacts<Item>({ item, facts, slots }: PanelFactsProps<Item>) {
  return slots ? slots.runtime.facts(slots.parts, item, facts) : <FactList facts={facts} />;
}
