import type { Result } from '../case.ts';
import { grouped } from './grouped.ts';

/** The failures and the skipped cases as lines for a terminal, then the counts. */
export function tableOf(results: readonly Result[]): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const reasons = grouped(skipped, ({ reason }) => reason ?? '');
  return [
    ...failed.map(
      ({ service, call, title, expected, came }) =>
        `FAILED   ${service}  ${call}  ${title}\n         expected ${expected}\n         got      ${came}`,
    ),
    ...[...reasons].map(([reason, rows]) => `skipped  ${rows.length} cases: ${reason}`),
    `${results.length} cases: ${count(results, 'passed')} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n');
}

const count = (results: readonly Result[], of: Result['outcome']) =>
  results.filter(({ outcome }) => outcome === of).length;
