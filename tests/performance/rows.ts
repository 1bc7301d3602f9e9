import { budgets } from './budgets.ts';
import { kib } from './bytes/chunk.ts';
import type { ImportCost } from './bytes/importCost.ts';
import type { FirstVisit } from './measure/firstVisit.ts';
import type { MemberTableTimes } from './measure/memberTable.ts';
import type { RouteChangeTimes } from './measure/routeChange.ts';
import type { SearchTimes } from './measure/search.ts';
import { inKib, inMs } from './report.ts';
import type { Row } from './report.ts';
import { median } from './statistics.ts';

/** The same work done by the app and by the hand-written page. */
export interface Pair<T> {
  app: T;
  handwritten: T;
}

type Visits = Pair<FirstVisit[]>;
type Numbers = Pair<number>;

const of = (visits: Visits, pick: (visit: FirstVisit) => number): Numbers => ({
  app: median(visits.app.map(pick)),
  handwritten: median(visits.handwritten.map(pick)),
});

/** A row whose budget is a size, a time or a score. */
function limit(work: string, budget: number, pair: Numbers, write: (value: number) => string): Row {
  return {
    work,
    budget: `≤ ${write(budget)}`,
    measured: write(pair.app),
    handwritten: write(pair.handwritten),
    ratio: pair.app / pair.handwritten,
    isOk: pair.app <= budget,
  };
}

/** A row whose budget is a multiple of the hand-written page. */
function times(work: string, budget: number, { app, handwritten }: Numbers): Row {
  const ratio = app / handwritten;
  return {
    work,
    budget: `≤ ${budget.toFixed(1)}×`,
    measured: inMs(app),
    handwritten: inMs(handwritten),
    ratio,
    isOk: ratio <= budget,
  };
}

const score = (value: number) => value.toFixed(3);

export function firstVisitRows(signIn: Visits, team: Visits): Row[] {
  const bytes = (visits: Visits) => of(visits, ({ scriptBytes }) => scriptBytes / 1024);
  const usable = (visits: Visits) => of(visits, ({ usableAt }) => usableAt);
  const shift = (visits: Visits) => of(visits, ({ layoutShift }) => layoutShift);
  return [
    limit('JavaScript before sign-in is usable', budgets.signInBytes, bytes(signIn), inKib),
    limit('JavaScript before the team table is usable', budgets.teamBytes, bytes(team), inKib),
    times('sign-in usable', budgets.signInUsable, usable(signIn)),
    times('team table usable', budgets.teamUsable, usable(team)),
    limit('layout shift, sign-in', budgets.layoutShift, shift(signIn), score),
    limit('layout shift, team', budgets.layoutShift, shift(team), score),
  ];
}

export function memberTableRows({ app, handwritten }: Pair<MemberTableTimes>): Row[] {
  const row = (work: string, budget: number, key: keyof MemberTableTimes) =>
    limit(work, budget, { app: app[key], handwritten: handwritten[key] }, inMs);
  return [
    row('1,000 members: mount, main thread', budgets.tableMount, 'mount'),
    row('1,000 members: filter to 500, main thread', budgets.tableFilter, 'filter'),
    row('1,000 members: theme switch, main thread', budgets.tableTheme, 'theme'),
  ];
}

export function searchRows({ app, handwritten }: Pair<SearchTimes>): Row[] {
  const row = (work: string, budget: number, key: keyof SearchTimes) =>
    times(work, budget, { app: app[key], handwritten: handwritten[key] });
  return [
    row('search in 1,000: key to paint, p95', budgets.keyToPaint, 'keyToPaint'),
    row('search in 1,000: last key to settled list', budgets.keyToSettled, 'keyToSettled'),
  ];
}

export function routeChangeRows({ app, handwritten }: Pair<RouteChangeTimes>): Row[] {
  const pair = (key: keyof RouteChangeTimes) => ({ app: app[key], handwritten: handwritten[key] });
  return [
    times('route change, warm, p50', budgets.routeChange, pair('p50')),
    times('route change, warm, p95', budgets.routeChange, pair('p95')),
    limit('heap growth per route change', budgets.heapPerChange, pair('heapPerChange'), inKib),
  ];
}

export function importRows(button: ImportCost, components: ImportCost): Row[] {
  const row = (work: string, budget: number, { initial, later }: ImportCost): Row => ({
    work,
    budget: `≤ ${inKib(budget)}`,
    measured: `${inKib(kib(initial))}, later ${inKib(kib(later))}`,
    isOk: kib(initial) <= budget,
  });
  return [
    row('importing Button alone', budgets.buttonBytes, button),
    row('importing the component set', budgets.componentSetBytes, components),
  ];
}
