import type { ComponentPropsWithRef } from 'react';
import { Panel } from './Tabs.styles.ts';
import { panelId, tabId, useTabsContext } from './TabsContext.ts';

export interface TabsPanelProps extends ComponentPropsWithRef<'div'> {
  /** `value` of the tab. */
  value: string;
}

/** Content of one tab; rendered only while the tab is open. */
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
