import type { Fact } from '../FactList/FactList.tsx';
import { callSlot } from './callSlot.ts';
import { SlotBoundary, SlotFailure } from './SlotBoundary.tsx';
import { panelRuntime } from './slotRuntime.ts';
import type { PanelParts, PanelSlots } from './types.ts';

/** Creates the slots of a panel. Call it outside of components, or memoise the result. */
export function definePanelSlots<Item>(parts: PanelParts<Item>): PanelSlots<Item> {
  return { parts, runtime };
}

const runtime = panelRuntime({
  facts({ facts: change }, item, own, renderList) {
    if (!change) return renderList(own);
    const changed = callSlot<readonly Fact[] | null>(() => change(own, item), null);
    return (
      <>
        {renderList(changed?.map((fact) => contained(fact, own, item)) ?? own)}
        {changed === null ? <SlotFailure /> : null}
      </>
    );
  },
  sections: ({ sections }, item) =>
    sections ? <SlotBoundary input={item} render={() => sections(item)} /> : null,
});

function contained(fact: Fact, own: readonly Fact[], input: unknown): Fact {
  const { value } = fact;
  if (own.includes(fact) || typeof value !== 'object' || value === null) return fact;
  return { ...fact, value: <SlotBoundary input={input} render={() => value} /> };
}
