import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/index.ts';
import { isActiveLink, isSectionOpen } from './activeLink.ts';
import type { NavigationEntry, NavigationLink } from './navigation.ts';
import { SidebarLink } from './SidebarLink.tsx';
import { List } from './SidebarNavigation.styles.ts';

interface SidebarParentProps {
  entry: Omit<NavigationEntry, 'children'>;
  items: readonly NavigationLink[];
  currentPath: string;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

export function SidebarParent({
  entry,
  items,
  currentPath,
  isCollapsed,
  onNavigate,
}: SidebarParentProps) {
  const listId = useId();
  const hasActiveChild = items.some((item) => isActiveLink(currentPath, item.href));
  const [choice, setChoice] = useState({ hasActiveChild, isOpen: hasActiveChild });
  const isOpen = choice.hasActiveChild === hasActiveChild ? choice.isOpen : hasActiveChild;
  const look = {
    'aria-current': currentPath === entry.href ? ('page' as const) : undefined,
    'data-section': hasActiveChild || undefined,
    'data-entry': true,
  };

  if (isCollapsed) {
    return (
      <Menu.Root>
        <Menu.Trigger label={entry.label} icon={<Icon icon={entry.icon} />} {...look} />
        <Menu.Items
          placement="right-start"
          items={items.map((item) => ({ id: item.href, label: item.label, href: item.href }))}
        />
      </Menu.Root>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setChoice({ hasActiveChild, isOpen: !isOpen })}
        {...look}
      >
        <Icon icon={entry.icon} />
        <span data-label>{entry.label}</span>
        <Icon icon={ChevronDown} data-chevron />
      </button>
      {isOpen ? (
        <List id={listId}>
          {items.map((item) => (
            <li key={item.href}>
              <SidebarLink
                {...item}
                isCurrent={isActiveLink(currentPath, item.href)}
                isSectionOpen={isSectionOpen(currentPath, item.href)}
                isCollapsed={false}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </List>
      ) : null}
    </>
  );
}
