import { isList, steps } from '../useTableFit.ts';
import type { FitSteps } from '../useTableFit.ts';

const withWidths = [steps[0], 'automatic', ...steps.slice(1)];

/** A table that does not fit drops the user's widths before it drops columns. */
export const collapsingSteps: FitSteps = (table) =>
  table.tHead?.querySelector('[data-resized]') ? withWidths : steps;

/** A table that scrolls keeps its columns; on a phone it is a list like any other. */
export const scrollingSteps: FitSteps = (table) =>
  isList(table) ? ['list', 'stacked'] : [steps[0], 'scroll'];
