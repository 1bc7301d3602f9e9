import { useCallback, useMemo, useState } from 'react';
import { useControllableState } from '../../../internal/useControllableState.ts';
import { lazyComponent } from '../../../internal/lazyComponent.tsx';
import { arrangeColumns, isLoose, withFirstPinned } from './arrangeColumns.ts';
import { collapsingSteps, scrollingSteps } from './fitSteps.ts';
import { readColumnLayout } from './columnLayout.ts';
import type { ColumnLayout } from './columnLayout.ts';
import { LayoutFrame } from './LayoutFrame.styles.ts';
import type { LayoutFunctions, LayoutNotice, TableColumnLayout } from './layoutTypes.ts';

export interface ColumnLayoutOptions {
  /** Controls the layout, together with `onValueChange`; unknown ids and widths have no effect. */
  value?: ColumnLayout | undefined;
  /**
   * Layout until the user changes it, such as one that `onValueChange` stored. Invalid parts have
   * no effect. @default the columns as they are
   */
  defaultValue?: ColumnLayout | undefined;
  /**
   * Makes the table scroll sideways if the columns do not fit, with the first one in view, instead
   * of collapsing columns. On phones the table is still a list. @default false
   */
  isScrollable?: boolean | undefined;
  /** False leaves the columns as they are: no menus, no handles. @default true */
  canArrange?: boolean | undefined;
  /** Called with each change. Widths are reported at the end of a drag. */
  onValueChange?: ((value: ColumnLayout) => void) | undefined;
}

const HeadTools = lazyComponent(() => import('./HeadTools.tsx'), 'HeadTools');

const unchanged: ColumnLayout = {};

const plainFrame = () => ({});

/** Without focusable rows the frame itself is a tab stop, so that the keyboard can scroll it. */
const scrollingFrame = (isGrid: boolean, label: string) => ({
  'data-scrolls': true,
  ...(isGrid ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 }),
});

/** Lets the user resize, move, pin and hide the columns of a `DataTable`; pass it as `columnLayout`. */
export function useColumnLayout(options: ColumnLayoutOptions = {}): TableColumnLayout {
  const { value: controlled, defaultValue = unchanged, onValueChange } = options;
  const { isScrollable = false, canArrange = true } = options;
  // Null until the user changes it, because a `defaultValue` that loads later applies, too.
  const [chosen, setChosen] = useControllableState<ColumnLayout | null>({
    value: controlled,
    defaultValue: null,
  });
  const raw = chosen ?? defaultValue;
  const value = useMemo(() => readColumnLayout(raw), [raw]);
  const [draftId, setDraftId] = useState<string | null>(null);
  const [notice, setNotice] = useState<LayoutNotice | null>(null);

  const change = useCallback(
    (next: ColumnLayout, about?: LayoutNotice) => {
      const clean = readColumnLayout(next);
      if (about) setNotice(about);
      setChosen(clean);
      onValueChange?.(clean);
    },
    [setChosen, onValueChange],
  );

  // Serialised, so that rows render again only if the columns themselves change.
  const arrangement = JSON.stringify([value.order, value.hidden, value.pinned]);
  const resizedIds = JSON.stringify([
    ...new Set([...Object.keys(value.widths ?? {}), ...(draftId === null ? [] : [draftId])]),
  ]);
  const arrange = useCallback<LayoutFunctions['arrange']>(
    (columns) => {
      const [order, hidden, pinned] = JSON.parse(arrangement) as (string[] | null)[];
      const layout = {
        order: order ?? undefined,
        hidden: hidden ?? undefined,
        pinned: pinned ?? undefined,
      };
      const shown = arrangeColumns(columns, layout, JSON.parse(resizedIds) as string[]);
      return {
        tableData: {
          'data-loose': isLoose(shown) || undefined,
          'data-scrolls': isScrollable || undefined,
        },
        columns: isScrollable ? shown.map(withFirstPinned) : shown,
      };
    },
    [arrangement, resizedIds, isScrollable],
  );
  return useMemo(() => {
    const functions: LayoutFunctions = {
      value,
      change,
      arrange,
      notice,
      setDraftId,
      isScrollable,
      frameProps: isScrollable ? scrollingFrame : plainFrame,
      stepsOf: isScrollable ? scrollingSteps : collapsingSteps,
      Frame: LayoutFrame,
      HeadTools: canArrange ? HeadTools : undefined,
    };
    return { value, functions };
  }, [value, change, arrange, notice, isScrollable, canArrange]);
}
