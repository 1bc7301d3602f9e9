import type { RefObject } from 'react';
import { RoutedLink } from '../../internal/RoutedLink.tsx';
import type { TabItem } from './Tabs.tsx';
import { countText } from './countText.ts';
import { Count, List } from './Tabs.styles.ts';

interface TabLinksProps {
  label: string;
  items: readonly TabItem[];
  value: string;
  listRef: RefObject<HTMLDivElement | null>;
}

export function TabLinks({ label, items, value, listRef }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <List ref={listRef}>
        {items.map((item) => {
          const isActive = item.value === value;
          return (
            <RoutedLink
              key={item.value}
              href={item.href ?? ''}
              aria-current={isActive ? 'page' : undefined}
              data-active={isActive || undefined}
            >
              {item.label}
              {item.count === undefined ? null : <Count>{countText(item.count)}</Count>}
            </RoutedLink>
          );
        })}
      </List>
    </nav>
  );
}
