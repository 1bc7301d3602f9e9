import type { KeyboardEvent, RefObject } from 'react';
import { unlessComposing } from '@platform/i18n/text';
import type { TabItem } from './Tabs.tsx';
import { countText } from './countText.ts';
import { panelId, tabId } from './TabsContext.ts';
import { Count, List } from './Tabs.styles.ts';

interface TabButtonsProps<Value extends string> {
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  listRef: RefObject<HTMLDivElement | null>;
  baseId: string;
  hasPanels: boolean;
  onValueChange: (value: Value) => void;
}

const steps: Record<string, (index: number, length: number) => number> = {
  ArrowRight: (index, length) => (index + 1) % length,
  ArrowLeft: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_index, length) => length - 1,
};

export function TabButtons<Value extends string>(props: TabButtonsProps<Value>) {
  const { label, items, value, listRef, baseId, hasPanels, onValueChange } = props;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    const index = items.findIndex((item) => item.value === value);
    const next = step?.(index, items.length) ?? -1;
    const item = items[next];
    if (!item) return;
    event.preventDefault();
    (event.currentTarget.children[next] as HTMLElement).focus();
    onValueChange(item.value);
  }

  return (
    <List
      ref={listRef}
      role="tablist"
      aria-label={label}
      onKeyDown={unlessComposing(handleKeyDown)}
    >
      {items.map((item) => {
        const isActive = item.value === value;
        return (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(baseId, item.value)}
            aria-selected={isActive}
            aria-controls={hasPanels && isActive ? panelId(baseId, item.value) : undefined}
            tabIndex={isActive ? 0 : -1}
            data-active={isActive || undefined}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
            {item.count === undefined ? null : <Count>{countText(item.count)}</Count>}
          </button>
        );
      })}
    </List>
  );
}
