import { useFormats } from '@platform/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { isComposing } from '@platform/i18n/text';
import { useComposedRefs } from '../../../internal/useComposedRefs.ts';
import type { DataTableColumn } from '../types.ts';
import { clampWidth, MAX_WIDTH, MIN_WIDTH } from './columnLayout.ts';
import { fittingWidth, headOf, isRtl, roomFor } from './measure.ts';
import { useTableTexts } from './texts.ts';
import type { LayoutFunctions } from './layoutTypes.ts';
import { useResizeDrag } from './useResizeDrag.ts';

interface ResizeHandleProps {
  ref: Ref<HTMLHRElement>;
  column: DataTableColumn<never>;
  layout: LayoutFunctions;
  /** Called on Enter and Escape; returns the focus. */
  onDone: () => void;
}

/** Steps of the arrow keys, alone and with Shift, in px. */
const STEP = 10;
const LARGE_STEP = 50;

/**
 * Separator at the end of a header; WAI-ARIA APG "Window Splitter". Tab and arrow keys skip it,
 * because it handles them itself: the column's menu focuses it.
 */
export function ResizeHandle({ ref, column, layout, onDone }: ResizeHandleProps) {
  const t = useTableTexts();
  const formats = useFormats();
  const ownRef = useRef<HTMLHRElement>(null);
  const composedRef = useComposedRefs(ref, ownRef);
  const { value, change } = layout;
  const { id, header } = column;
  const width = value.widths?.[id];
  const [measured, setMeasured] = useState(MIN_WIDTH);
  const now = width ?? measured;

  const measure = useCallback(() => {
    if (ownRef.current) setMeasured(headOf(ownRef.current).offsetWidth);
  }, []);
  useEffect(() => {
    // Read in a separate frame, because each header would force a layout.
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [measure]);

  const setWidth = (next: number) =>
    change({ ...value, widths: { ...value.widths, [id]: clampWidth(next) } });
  const drag = useResizeDrag({
    onStart: () => layout.setDraftId(id),
    onEnd: (next) => {
      if (next !== null) setWidth(next);
      layout.setDraftId(null);
    },
  });

  function handleKeyDown(event: KeyboardEvent<HTMLHRElement>): void {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextWidth(event, event.currentTarget);
    const isEnd = event.key === 'Enter' || event.key === 'Escape';
    if (next === null && !isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== null) setWidth(next);
    else if (!drag.cancel()) onDone();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a widget (WAI-ARIA)
    <hr
      ref={composedRef}
      aria-orientation="vertical"
      aria-label={t('tables.width', { column: header })}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={now}
      aria-valuetext={t('tables.pixels', { width: formats.number(now) })}
      tabIndex={-1}
      data-resizer
      onFocus={measure}
      onKeyDown={handleKeyDown}
      onDoubleClick={({ currentTarget }) => setWidth(fittingWidth(currentTarget))}
      {...drag.handlers}
    />
  );
}

/** Width in px after a key; null for a key that does not resize. */
function nextWidth({ key, shiftKey }: KeyboardEvent, handle: HTMLElement): number | null {
  const current = headOf(handle).offsetWidth;
  const largest = current + roomFor(handle);
  const step = (shiftKey ? LARGE_STEP : STEP) * (isRtl(handle) ? -1 : 1);
  switch (key) {
    case 'ArrowRight':
      return Math.min(largest, current + step);
    case 'ArrowLeft':
      return Math.min(largest, current - step);
    case 'Home':
      return MIN_WIDTH;
    case 'End':
      return largest;
    default:
      return null;
  }
}
