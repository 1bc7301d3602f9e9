import type { ReactNode } from 'react';
import { Root } from './ListTabs.styles.ts';

export interface ListTabsProps {
  /** Search and filters, from the toolbar. */
  tools: ReactNode;
  /** The tabs. */
  children: ReactNode;
}

/** Tabs instead of a list's heading, with its tools. For `renderTabs` of the toolbar. */
export function ListTabs({ tools, children }: ListTabsProps) {
  return (
    <Root>
      <div>{children}</div>
      <div>{tools}</div>
    </Root>
  );
}
