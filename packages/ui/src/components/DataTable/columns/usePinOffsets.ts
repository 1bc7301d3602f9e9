import type { RefObject } from 'react';
import { useEffect } from 'react';
import { pinOffset } from '../pinOffset.ts';
import type { ColumnLayout } from './columnLayout.ts';

/** Share of the frame that pinned columns may cover; above it only the first one stays pinned. */
const MAX_SHARE = 0.6;

/**
 * Sets the custom properties of `pinOffset` to the widths of the pinned columns before each, in px. They
 * depend on the content, so only the browser knows them.
 */
export function usePinOffsets(
  insideRef: RefObject<HTMLElement | null>,
  isFirst: boolean,
  { pinned }: ColumnLayout,
): void {
  const pins = pinned?.join();
  useEffect(() => {
    // Runs in one of the headers, which do not have the ref of their table.
    const table = insideRef.current?.closest('table');
    const frame = table?.parentElement;
    if (!isFirst || !pins || !table || !frame) return undefined;
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
      .filter(({ dataset }) => dataset['pin'] !== undefined)
      .toSorted((a, b) => Number(a.dataset['pin']) - Number(b.dataset['pin']));
    const place = () => {
      const widths = heads.map(({ offsetWidth }) => offsetWidth);
      const total = widths.reduce((sum, width) => sum + width, 0);
      table.toggleAttribute('data-pins-first', total > frame.clientWidth * MAX_SHARE);
      widths.reduce((offset, width, index) => {
        table.style.setProperty(pinOffset(index), `${offset}px`);
        return offset + width;
      }, 0);
    };
    const sizes = new ResizeObserver(place);
    for (const head of heads) sizes.observe(head);
    sizes.observe(frame);
    return () => {
      sizes.disconnect();
      table.removeAttribute('data-pins-first');
    };
  }, [insideRef, isFirst, pins]);
}
