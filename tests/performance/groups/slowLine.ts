import { budgets } from '../budgets.ts';
import { measureLargestPaint } from '../measure/largestPaint.ts';
import { measureApp, visitBoth } from '../measurements.ts';
import type { Bench } from '../measurements.ts';
import { asScore, inKib, limit, medians, times } from '../row.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

const otherFirstPages = [
  '/dashboard',
  '/voice-agent/agents',
  '/integrations',
  '/billing/plans',
  '/billing/invoices',
  '/crm/contacts',
];

/** First visits at 4× and on the slow line, compared with the hand-written team page. */
export async function slowLine(bench: Bench): Promise<Row[]> {
  const options = { slowdown: 4, hasSlowNetwork: true };
  const signIn = await visitBoth(bench, 'sign-in', options);
  const team = await visitBoth(bench, 'team', options);
  const signInBytes = medians(signIn, ({ scriptBytes }) => scriptBytes / 1024);
  const teamBytes = medians(team, ({ scriptBytes }) => scriptBytes / 1024);
  const teamUsable = medians(team, ({ usableAt }) => usableAt);
  const rows = [
    limit('JavaScript before sign-in is usable', budgets.signInKib, signInBytes, inKib),
    limit('JavaScript before the team table is usable', budgets.teamKib, teamBytes, inKib),
    times(
      'sign-in usable',
      budgets.signInUsableRatio,
      medians(signIn, ({ usableAt }) => usableAt),
    ),
    times('team table usable', budgets.teamUsableRatio, teamUsable),
    limit(
      'layout shift, sign-in',
      budgets.layoutShift,
      medians(signIn, ({ layoutShift }) => layoutShift),
      asScore,
    ),
    limit(
      'layout shift, team',
      budgets.layoutShift,
      medians(team, ({ layoutShift }) => layoutShift),
      asScore,
    ),
  ];
  for (const path of otherFirstPages) {
    const paints = await measureApp(bench, (browser, url, session) =>
      measureLargestPaint(browser, url + path, session),
    );
    const pair = { app: median(paints), handwritten: teamUsable.handwritten };
    rows.push(
      times(`${path}, largest paint, against a usable team table`, budgets.teamUsableRatio, pair),
    );
  }
  return rows;
}
