import type { Result } from '../case.ts';
import { countsOf } from './counts.ts';
import { grouped } from './grouped.ts';

/** Lines for a terminal: failures and skipped cases, then the counts of `all` cases. */
export function tableOf(results: readonly Result[], all: number): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const reasons = grouped(skipped, ({ reason }) => reason ?? '');
  return [
    ...failed.map(
      ({ service, call, title, expected, came }) =>
        `FAILED   ${service}  ${call}  ${title}\n         expected ${expected}\n         got      ${came}`,
    ),
    ...[...reasons].map(([reason, rows]) => `skipped  ${counted(rows.length, 'case')}: ${reason}`),
    ...(results.length < all ? [`Stopped after ${counted(failed.length, 'failure')}.`] : []),
    countsOf(results, all),
  ].join('\n');
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
