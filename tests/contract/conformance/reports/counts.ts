import type { Result } from '../case.ts';

export const countOf = (results: readonly Result[], counted: Result['outcome']): number =>
  results.filter(({ outcome }) => outcome === counted).length;

/** Formats the counts of a run in one line; `all` is the number of selected cases. */
export function countsOf(results: readonly Result[], all: number): string {
  const counts = [
    `${countOf(results, 'passed')} passed`,
    `${countOf(results, 'failed')} failed`,
    `${countOf(results, 'skipped')} skipped`,
    ...(results.length < all ? [`${all - results.length} not run`] : []),
  ];
  return `${all} cases: ${counts.join(', ')}`;
}
