import { budgets } from '../budgets.ts';
import { measureHeapShare } from '../measure/heap.ts';
import { measureRouteChange } from '../measure/routeChange.ts';
import { measureRouteWork } from '../measure/routeWork.ts';
import { measureBoth } from '../measurements.ts';
import type { Bench } from '../measurements.ts';
import { asScore, inKib, inMs, limit, middle, fastest, times } from '../row.ts';
import type { Row } from '../row.ts';

/** Changes between pages that were visited before. */
export async function routeChanges(bench: Bench): Promise<Row[]> {
  const changes = await measureBoth(bench, measureRouteChange);
  const work = await measureBoth(bench, measureRouteWork);
  const { sites, openSession } = bench.stage;
  const heapShare = await measureHeapShare(sites.app, await openSession());
  return [
    times(
      'route change, warm, p50',
      budgets.routeChangeRatio,
      fastest(changes, ({ toPaint }) => toPaint, 0.5),
    ),
    times(
      'route change, warm, p95',
      budgets.routeChangeRatio,
      fastest(changes, ({ toPaint }) => toPaint, 0.95),
    ),
    limit(
      '  main thread, without slow-down',
      budgets.routeWorkMs,
      middle(work, (turn) => turn),
      inMs,
    ),
    limit(
      '  heap growth',
      budgets.heapPerChangeKib,
      middle(changes, ({ heapPerChange }) => heapPerChange),
      inKib,
    ),
    limit(
      'heap after 50 changes, of that after 5, without compiled code',
      budgets.heapGrowthRatio,
      heapShare,
      asScore,
    ),
  ];
}
