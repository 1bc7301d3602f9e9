import { FactList } from '../FactList/FactList.tsx';
import type { Fact, FactListProps } from '../FactList/FactList.tsx';
import { callSlot } from './callSlot.ts';
import { SlotBoundary, SlotFailure } from './SlotBoundary.tsx';
import type { PanelSlots } from './types.ts';

interface SlotFactListProps<Item> extends FactListProps {
  item: Item;
  /** Slot of the panel. */
  change: PanelSlots<Item>['facts'];
}

/** Facts of a panel, with those of the embedder. */
export function SlotFactList<Item>({ item, change, facts, ...rest }: SlotFactListProps<Item>) {
  if (!change) return <FactList facts={facts} {...rest} />;
  const changed = callSlot<readonly Fact[] | null>(() => change(facts, item), null);
  return (
    <>
      <FactList facts={changed?.map((fact) => contained(fact, facts, item)) ?? facts} {...rest} />
      {changed === null ? <SlotFailure /> : null}
    </>
  );
}

function contained(fact: Fact, own: readonly Fact[], input: unknown): Fact {
  const { value } = fact;
  if (own.includes(fact) || typeof value !== 'object' || value === null) return fact;
  return { ...fact, value: <SlotBoundary input={input} render={() => value} /> };
}
