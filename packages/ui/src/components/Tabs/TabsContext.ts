import { createStrictContext } from '../../internal/createStrictContext.ts';

interface TabsContextValue {
  baseId: string;
  value: string;
}

export const [TabsContext, useTabsContext] = createStrictContext<TabsContextValue>('Tabs');

export const tabId = (baseId: string, value: string) => `${baseId}-tab-${value}`;
export const panelId = (baseId: string, value: string) => `${baseId}-panel-${value}`;
