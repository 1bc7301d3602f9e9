import { Tabs } from '../../components/Tabs/index.ts';
import type { TabItem } from '../../components/Tabs/Tabs.tsx';
import { changeTabs } from './changeTabs.ts';
import type { CardSlots } from './types.ts';

interface SectionTabsProps {
  label: string;
  /** Value of the current tab. */
  value: string;
  items: readonly TabItem[];
  slots: CardSlots | undefined;
}

export function SectionTabs({ items, slots, ...rest }: SectionTabsProps) {
  return <Tabs {...rest} items={changeTabs(items, slots)} />;
}
