import { budgets } from './budgets.ts';
import { kib } from './bytes/chunk.ts';
import type { ImportCost } from './bytes/importCost.ts';
import type { FirstVisit } from './measure/firstVisit.ts';
import type { MemberTableTimes } from './measure/memberTable.ts';
import type { RouteChangeTimes } from './measure/routeChange.ts';
import type { SearchTimes } from './measure/search.ts';
import { inKib, inMs } from './report.ts';
import type { Row } from './report.ts';
import { median, quietest } from './statistics.ts';

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

/** A row without a budget. */
const compare = (work: string, pair: Numbers, write: (value: number) => string): Row => ({
  work,
  budget: '',
  measured: write(pair.app),
  handwritten: write(pair.handwritten),
  ratio: pair.app / pair.handwritten,
});

/** A row whose budget is a size, a time or a score. */
const limit = (work: string, budget: number, pair: Numbers, write: (value: number) => string) => ({
  ...compare(work, pair, write),
  budget: `≤ ${write(budget)}`,
  isOk: pair.app <= budget,
});

/** A row whose budget is a multiple of the hand-written page. */
const times = (work: string, budget: number, pair: Numbers): Row => ({
  ...compare(work, pair, inMs),
  budget: `≤ ${budget.toFixed(1)}×`,
  isOk: pair.app / pair.handwritten <= budget,
});

const score = (value: number) => value.toFixed(3);

export function firstVisitRows(signIn: Visits, team: Visits): Row[] {
  const bytes = (visits: Visits) => of(visits, ({ scriptBytes }) => scriptBytes / 1024);
  const usable = (visits: Visits) => of(visits, ({ usableAt }) => usableAt);
  const answers = (visits: Visits) => of(visits, ({ answersAt }) => answersAt);
  const shift = (visits: Visits) => of(visits, ({ layoutShift }) => layoutShift);
  return [
    limit('JavaScript before sign-in is usable', budgets.signInBytes, bytes(signIn), inKib),
    limit('JavaScript before the team table is usable', budgets.teamBytes, bytes(team), inKib),
    times('sign-in usable', budgets.signInUsable, usable(signIn)),
    compare('sign-in answers what was pressed', answers(signIn), inMs),
    times('team table usable', budgets.teamUsable, usable(team)),
    limit('layout shift, sign-in', budgets.layoutShift, shift(signIn), score),
    limit('layout shift, team', budgets.layoutShift, shift(team), score),
  ];
}

/** The largest paints of other first pages, held to the budget of the first slice's page. */
export function largestPaintRows(
  pages: ReadonlyMap<string, number[]>,
  handwritten: FirstVisit[],
): Row[] {
  const usable = median(handwritten.map(({ usableAt }) => usableAt));
  return [...pages].map(([path, paints]) =>
    times(`${path}, largest paint, beside a usable team`, budgets.teamUsable, {
      app: median(paints),
      handwritten: usable,
    }),
  );
}

type Times<T> = Record<keyof T, number[]>;

/** Times of several turns: the quietest turn counts. */
const timesOf = <T extends Times<T>>(turns: T[], work: keyof T, share = 0.5): number =>
  quietest(
    turns.map((turn) => turn[work]),
    share,
  );

const by = <T extends Times<T>>(pair: Pair<T[]>, work: keyof T, share = 0.5): Numbers => ({
  app: timesOf(pair.app, work, share),
  handwritten: timesOf(pair.handwritten, work, share),
});

/** Sizes, and times less what was idle, of several turns: the middle one counts. */
const middle = <T extends Times<T>>(pair: Pair<T[]>, work: keyof T): Numbers => {
  const sizeOf = (turns: T[]) => median(turns.flatMap((turn) => turn[work]));
  return { app: sizeOf(pair.app), handwritten: sizeOf(pair.handwritten) };
};

export function memberTableRows(pair: Pair<MemberTableTimes[]>): Row[] {
  return [
    limit('1,000 members: mount, main thread', budgets.tableMount, middle(pair, 'mount'), inMs),
    limit('  filter to 500', budgets.tableFilter, middle(pair, 'filter'), inMs),
    limit('  theme switch', budgets.tableTheme, middle(pair, 'theme'), inMs),
    compare('  theme switch with its menu', middle(pair, 'themeMenu'), inMs),
  ];
}

export function searchRows(pair: Pair<SearchTimes[]>): Row[] {
  return [
    times('search in 1,000: key to paint, p95', budgets.keyToPaint, by(pair, 'keyToPaint', 0.95)),
    times('  last key to settled list', budgets.keyToSettled, by(pair, 'keyToSettled')),
  ];
}

export function routeChangeRows(pair: Pair<RouteChangeTimes[]>): Row[] {
  return [
    times('route change, warm, p50', budgets.routeChange, by(pair, 'toPaint')),
    times('route change, warm, p95', budgets.routeChange, by(pair, 'toPaint', 0.95)),
    limit('  heap growth', budgets.heapPerChange, middle(pair, 'heapPerChange'), inKib),
  ];
}

/** What the app holds after many changes of page. */
export const heapRow = (share: number): Row => ({
  work: 'heap after 50 changes, of that after 5, without compiled code',
  budget: `≤ ${score(budgets.heapShare)}`,
  measured: score(share),
  isOk: share <= budgets.heapShare,
});

/** A row of what only the app has. */
const absolute = (work: string, budget: number, value: number): Row => ({
  work,
  budget: `≤ ${inMs(budget)}`,
  measured: inMs(value),
  isOk: value <= budget,
});

/** The contacts' search beside the hand-written list of members: as many rows, another page. */
export const contactRows = (app: SearchTimes[], handwritten: SearchTimes[]): Row[] => [
  times(
    'search in 1,000 contacts: key to paint, p95',
    budgets.keyToPaint,
    by({ app, handwritten }, 'keyToPaint', 0.95),
  ),
  absolute('  last key to settled list', budgets.settled, timesOf(app, 'keyToSettled')),
];

/** Turns of times from a press to its answer, by what is pressed. */
export const answerRows = (
  answers: Readonly<Record<string, number[][]>>,
  budget: number = budgets.answer,
): Row[] =>
  Object.entries(answers).map(([work, pressed]) =>
    absolute(`${work}, p95`, budget, quietest(pressed, 0.95)),
  );

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
