import type { Result } from '../case.ts';
import { countOf, countsOf } from './counts.ts';
import { grouped } from './grouped.ts';

interface TableOptions {
  /** Number of selected cases. */
  all: number;
  /** Shows each passed case instead of a line per call. @default false */
  isVerbose?: boolean;
}

/**
 * Formats the results for a terminal: passed cases or calls, skipped cases by reason, failures, and
 * counts.
 */
export function tableOf(
  results: readonly Result[],
  { all, isVerbose = false }: TableOptions,
): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const reasons = grouped(skipped, ({ reason }) => reason ?? '');
  return [
    ...(isVerbose ? passedCases(results) : callLines(results)),
    ...[...reasons].map(([reason, rows]) => `skipped  ${counted(rows.length, 'case')}: ${reason}`),
    ...failed.map((row) => `FAILED   ${lineOf(row)}`),
    ...(results.length < all ? [`Stopped after ${counted(failed.length, 'failure')}.`] : []),
    countsOf(results, all),
  ].join('\n');
}

const passedCases = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'passed').map((row) => `passed   ${lineOf(row)}`);

const lineOf = ({ service, call, title, expected, actual = 'nothing' }: Result) =>
  `${service}  ${call}  ${title}\n         expected ${expected}\n         got      ${actual}`;

const callLines = (results: readonly Result[]) =>
  [...grouped(results, ({ service, call }) => `${service}  ${call}`)].flatMap(([call, rows]) => {
    const passed = countOf(rows, 'passed');
    if (passed === 0) return [];
    const others = (['failed', 'skipped'] as const).flatMap((outcome) => {
      const count = countOf(rows, outcome);
      return count > 0 ? [`, ${count} ${outcome}`] : [];
    });
    return [`passed   ${call}  ${counted(passed, 'case')}${others.join('')}`];
  });

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
