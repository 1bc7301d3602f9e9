import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useCallback, useSyncExternalStore } from 'react';
import { useFocusedRows } from '../../components/DataTable/useFocusedRows.ts';
import { useIsPrinting } from '../../components/DataTable/useIsPrinting.ts';
import {
  initialRect,
  observeOffset,
  observeViewport,
} from '../../components/DataTable/viewport.ts';
import { subscribeToNothing } from '../../internal/subscribeToNothing.ts';
import type { ListEntries } from './listEntries.ts';

/** In px, until measured. */
const heights = { day: 50, item: 66 };
/** Entries rendered beyond each edge, for scrolling and keys. */
const overscan = 4;

/** A server has no viewport and renders every entry; hydration reuses them. */
const unlimitedRect = { width: 0, height: Number.MAX_SAFE_INTEGER };

/** Entries near the viewport, their headings and the focused entry; print renders all. */
export function useVirtualEntries(
  rootRef: RefObject<HTMLElement | null>,
  { entries, headings }: ListEntries,
) {
  const [focused, renderEntry] = useFocusedRows(rootRef);
  const isPrinting = useIsPrinting();
  const isServerRendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

  function extract(range: Range): number[] {
    if (isPrinting) return [...entries.keys()];
    const focusedIndexes = focused.filter((index) => index < entries.length);
    const shown = new Set([...defaultRangeExtractor(range), ...focusedIndexes]);
    for (const index of shown) {
      const day = entries[index]?.day;
      const heading = day && headings.get(day);
      if (heading !== undefined) shown.add(heading);
    }
    return [...shown].sort((one, other) => one - other);
  }

  // oxlint-disable-next-line react/incompatible-library -- rows get nothing of it
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: entries.length,
    overscan,
    initialRect: isServerRendered ? unlimitedRect : initialRect(),
    estimateSize: (index) => heights[entries[index]?.kind ?? 'item'],
    getItemKey: useCallback((index: number) => entries[index]?.key ?? index, [entries]),
    getScrollElement: () => rootRef.current,
    rangeExtractor: extract,
    observeElementRect: observeViewport,
    observeElementOffset: (instance, notify) => observeOffset(instance, notify),
    // The browser keeps the scroll position when rows above change their height.
    scrollToFn: () => {},
  });
  return {
    shown: virtualizer.getVirtualItems(),
    size: virtualizer.getTotalSize(),
    renderEntry,
  };
}
