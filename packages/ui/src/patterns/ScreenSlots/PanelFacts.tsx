import type { ComponentType } from 'react';
import { FactList } from '../FactList/FactList.tsx';
import type { FactListProps } from '../FactList/FactList.tsx';
import type { PanelSlots } from './types.ts';
import { panelFunctions } from './slotRuntime.ts';

interface PanelFactsProps<Item> extends Pick<FactListProps, 'facts' | 'size'> {
  item: Item;
  slots: PanelSlots<Item> | undefined;
  /** Renders the list. @default FactList */
  list?: ComponentType<FactListProps>;
}

/** Facts of a panel, with those of the embedder. */
export function PanelFacts<Item>(props: PanelFactsProps<Item>) {
  const { item, facts, slots, list: List = FactList, ...rest } = props;
  return slots ? (
    panelFunctions(slots).facts(slots.parts, item, facts, (shown) => (
      <List facts={shown} {...rest} />
    ))
  ) : (
    <List facts={facts} {...rest} />
  );
}
