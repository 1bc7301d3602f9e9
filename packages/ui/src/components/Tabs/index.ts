import type { ReactNode } from 'react';
import { TabsPanel } from './TabsPanel.tsx';
import type { TabsPanelProps } from './TabsPanel.tsx';
import { TabsRoot } from './Tabs.tsx';
import type { TabsProps } from './Tabs.tsx';

export type { TabItem, TabsProps } from './Tabs.tsx';
export type { TabsPanelProps } from './TabsPanel.tsx';
/** Tabs of a page: links (`aria-current`) if they have URLs, else a tablist (WAI-ARIA APG "Tabs"). */
export const Tabs: {
  <Value extends string>(props: TabsProps<Value>): ReactNode;
  /** Content of one tab; rendered only while the tab is open. */
  Panel: (props: TabsPanelProps) => ReactNode;
} = Object.assign(TabsRoot, { Panel: TabsPanel });
