import type { ReactNode } from 'react';
import { Root } from './ListTabs.styles.ts';

export interface ListTabsProps {
  /** Search and filters, as the toolbar hands them over. */
  tools: ReactNode;
  /** The tabs. */
  children: ReactNode;
}

/** Tabs in place of the heading of a list, with its tools over their line. Goes into `renderTabs` of the toolbar. */
export function ListTabs({ tools, children }: ListTabsProps) {
  return (
    <Root>
      <div>{children}</div>
      <div>{tools}</div>
    </Root>
  );
}
