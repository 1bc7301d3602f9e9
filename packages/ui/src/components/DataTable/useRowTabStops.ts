import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { makeEveryHeaderTabStop, makeHeadersOneTabStop } from './headerTabStops.ts';
import { makeTabStop, rowSelector, removeFromTabOrder } from './rowTabStops.ts';
import { subscribeToNothing } from '../../internal/subscribeToNothing.ts';
import { whenIdle } from '../../internal/whenIdle.ts';
import { isElement } from '../../internal/elements.ts';

/** Keeps the rows and the headers one tab stop each while they change, with one observer. */
export function useRowTabStops(
  tableRef: RefObject<HTMLTableElement | null>,
  isGrid: boolean,
  isCurrent: (row: HTMLTableRowElement) => boolean,
): void {
  const isHydrating = useIsHydrating();
  useLayoutEffect(() => {
    const table = tableRef.current;
    if (!table || !isGrid || isHydrating) return undefined;

    function updateTabStops(): void {
      if (table) makeHeadersOneTabStop(table);
      const [body] = table?.tBodies ?? [];
      if (!body) return;
      const rows = [...body.rows].filter((row) => row.matches(rowSelector));
      const row =
        rows.find(isCurrent) ?? rows.find((one) => one.dataset['state'] === 'selected') ?? rows[0];
      if (row && row.tabIndex !== 0) makeTabStop(body, row);
    }

    removeFromTabOrder(table);
    updateTabStops();
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') removeFromTabOrder(target as Element);
        for (const node of addedNodes) if (isElement(node)) removeFromTabOrder(node);
      }
      updateTabStops();
    });
    observer.observe(table, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-state'],
    });
    return () => {
      observer.disconnect();
      makeEveryHeaderTabStop(table);
    };
  }, [tableRef, isGrid, isCurrent, isHydrating]);
}

/** True until server markup, including `Suspense` inside it, has most likely hydrated. */
function useIsHydrating(): boolean {
  const isHydration = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isHydrating, setHydrating] = useState(isHydration);
  useEffect(() => (isHydrating ? whenIdle(() => setHydrating(false)) : undefined), [isHydrating]);
  return isHydrating;
}
