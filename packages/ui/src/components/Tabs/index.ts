import { TabsPanel } from './TabsPanel.tsx';
import { TabsRoot } from './Tabs.tsx';

export type { TabItem, TabsProps } from './Tabs.tsx';
export type { TabsPanelProps } from './TabsPanel.tsx';
/** Tabs of a page; see `TabsRoot`. */
export const Tabs = Object.assign(TabsRoot, { Panel: TabsPanel });
