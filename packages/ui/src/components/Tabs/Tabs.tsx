import type { ComponentPropsWithRef } from 'react';
import { useEffect, useId, useRef } from 'react';
import { afterPaint } from '../../internal/afterPaint.ts';
import { TabLinks } from './TabLinks.tsx';
import { TabButtons } from './TabButtons.tsx';
import { TabsContext } from './TabsContext.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** How many records stand behind the tab. */
  count?: number;
  /** Given where the tab changes the address; then it is a link. */
  href?: string;
}

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange'
> {
  /** Accessible name of the list or of the landmark. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange?: (value: Value) => void;
}

/**
 * Tabs of a page. With addresses they are navigation links (`aria-current`), without they are a
 * tablist with automatic activation, whose panels are `Tabs.Panel` children (WAI-ARIA APG "Tabs").
 */
export function TabsRoot<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  children,
  ...rest
}: TabsProps<Value>) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);

  // Once the choice is seen: measuring would hold up its paint.
  useEffect(() => afterPaint(() => revealTab(listRef.current, value)), [value]);

  const isNavigation = items.some((item) => item.href !== undefined);
  return (
    <div {...rest}>
      {isNavigation ? (
        <TabLinks label={label} items={items} value={value} listRef={listRef} />
      ) : (
        <TabButtons
          label={label}
          items={items}
          value={value}
          listRef={listRef}
          baseId={baseId}
          hasPanels={children !== undefined}
          onValueChange={onValueChange}
        />
      )}
      {children === undefined ? null : (
        <TabsContext value={{ baseId, value }}>{children}</TabsContext>
      )}
    </div>
  );
}

/** The list alone scrolls: scrollIntoView would move the page as well. */
function revealTab(list: HTMLElement | null, value: string): void {
  const active = list?.querySelector<HTMLElement>(`[data-tab='${CSS.escape(value)}']`);
  if (!list || !active || list.scrollWidth <= list.clientWidth) return;
  const before = active.offsetLeft - list.scrollLeft;
  const after = before + active.offsetWidth - list.clientWidth;
  if (before < 0) list.scrollLeft += before;
  else if (after > 0) list.scrollLeft += after;
}
