import type { ComponentPropsWithRef } from 'react';
import { Panel } from './Tabs.styles.ts';
import { panelId, tabId, useTabsContext } from './TabsContext.ts';

export interface TabsPanelProps extends ComponentPropsWithRef<'div'> {
  /** The tab this panel belongs to. */
  value: string;
}

/** The content of one tab; in the document only while its tab is chosen. */
export function TabsPanel({ value, ...rest }: TabsPanelProps) {
  const context = useTabsContext('Tabs.Panel');
  if (context.value !== value) return null;
  return (
    <Panel
      role="tabpanel"
      id={panelId(context.baseId, value)}
      aria-labelledby={tabId(context.baseId, value)}
      tabIndex={0}
      {...rest}
    />
  );
}
