/** Parts of a toolbar that need room. */
export interface ToolbarParts {
  /** Number of filters. */
  filters: number;
  /** True for a choice of views. */
  hasView: boolean;
  /** True if the first filter is a range, which stays in the toolbar if there is room. */
  hasRange: boolean;
}

export interface ToolbarLayout {
  /** Fields of the toolbar, or a button that opens them in a sheet. */
  filters: 'inline' | 'sheet';
  /** On the line of the tools, or on its own. */
  heading: 'beside' | 'above';
  hasRange: boolean;
  hasView: boolean;
}

/** Widths in rem: a heading with a count, a search of two or three words, and so on. */
const HEADING = 8.75;
const SEARCH = 11.875;
const FILTER = 10.5;
const VIEW = 11;
const BUTTON = 6.5;
const GAP = 0.75;

/**
 * Decides what a toolbar of `width` rem shows on one line. The parts have typical widths: measured
 * ones would move a filter into the sheet while the user chooses a longer value.
 */
export function toolbarLayout(
  width: number,
  { filters, hasView, hasRange }: ToolbarParts,
): ToolbarLayout {
  const fits = (...parts: readonly number[]) => {
    const shown = parts.filter((part) => part > 0);
    return shown.reduce((sum, part) => sum + part, (shown.length - 1) * GAP) <= width;
  };
  const view = hasView ? VIEW : 0;
  const fields = filters * FILTER + (filters - 1) * GAP;
  if (fits(HEADING, SEARCH, fields, view)) {
    return { filters: 'inline', heading: 'beside', hasRange, hasView };
  }
  const range = hasRange ? FILTER : 0;
  if (fits(HEADING, SEARCH, range, BUTTON, view)) {
    return { filters: 'sheet', heading: 'beside', hasRange, hasView };
  }
  return {
    filters: 'sheet',
    heading: fits(HEADING, SEARCH, BUTTON) ? 'beside' : 'above',
    hasRange: false,
    hasView: hasView && fits(HEADING, SEARCH, BUTTON, VIEW),
  };
}
