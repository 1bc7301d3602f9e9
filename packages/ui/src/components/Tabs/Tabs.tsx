import type { ComponentPropsWithRef } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { TabLinks } from './TabLinks.tsx';
import { TabButtons } from './TabButtons.tsx';
import { TabsContext } from './TabsContext.ts';

/** A tab: a button, or a link if it has an `href`. */
export interface TabItem<Value extends string = string> {
  /** Identifies the tab in `value` and in its panel; unique in the list. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Number of records in the tab. */
  count?: number;
  /** Makes the tab a link. */
  href?: string;
}

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue'
> {
  /** Accessible name of the list or the landmark. */
  label: string;
  /** Tabs in display order. */
  items: readonly TabItem<Value>[];
  /** The open tab, if controlled. */
  value?: Value;
  /** Initial tab, if uncontrolled. @default the first item */
  defaultValue?: Value;
  /** Called with the opened tab. */
  onValueChange?: (value: Value) => void;
}

/**
 * Links (`aria-current`) if the tabs have URLs, else a tablist (WAI-ARIA APG "Tabs"). Renders
 * nothing without items and panels, because a list or landmark must not be empty.
 */
export function TabsRoot<Value extends string>({
  label,
  items,
  value: controlled,
  defaultValue,
  onValueChange,
  children,
  ...rest
}: TabsProps<Value>) {
  const [value, setValue] = useControllableState({
    value: controlled,
    defaultValue: defaultValue ?? (items[0]?.value as Value),
    onValueChange,
  });
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);

  const index = items.findIndex((item) => item.value === value);
  useEffect(() => keepInView(listRef.current, index), [index]);

  if (items.length === 0 && children === undefined) return null;
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
          onValueChange={setValue}
        />
      )}
      {children === undefined ? null : (
        <TabsContext value={{ baseId, value }}>{children}</TabsContext>
      )}
    </div>
  );
}

/** Keeps a tab in view when widths change, such as when a font loads late. Returns an unsubscribe function. */
function keepInView(list: HTMLElement | null, index: number): (() => void) | undefined {
  if (!list) return undefined;
  let cancelReveal: (() => void) | undefined;
  const observer = new ResizeObserver(() => {
    cancelReveal?.();
    cancelReveal = revealTab(list, list.children[index]);
  });
  observer.observe(list);
  for (const tab of list.children) observer.observe(tab);
  return () => {
    observer.disconnect();
    cancelReveal?.();
  };
}

/** Scrolls the list only; `scrollIntoView` would move the page. An observer avoids a forced layout. */
function revealTab(list: HTMLElement, active: Element | undefined): (() => void) | undefined {
  if (!active) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds) return;
      const { boundingClientRect: tab, rootBounds: view } = entry;
      if (tab.left < view.left) list.scrollLeft += tab.left - view.left;
      else if (tab.right > view.right) list.scrollLeft += tab.right - view.right;
    },
    { root: list },
  );
  observer.observe(active);
  return () => observer.disconnect();
}
