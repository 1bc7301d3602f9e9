import { budgets } from '../budgets.ts';
import { integrationTabs, measurePresses, planToggle } from '../measure/pressToPaint.ts';
import type { Choice } from '../measure/pressToPaint.ts';
import { contactPanel, leadBoard, measureOpening } from '../measure/opened.ts';
import type { Opening } from '../measure/opened.ts';
import { measureApp } from '../measurements.ts';
import type { Bench } from '../measurements.ts';
import { inMs, limit } from '../row.ts';
import type { Row } from '../row.ts';
import { fastestTurn } from '../statistics.ts';

const manyIntegrations = 1000;

export async function presses(bench: Bench): Promise<Row[]> {
  await bench.stage.add('integrations', manyIntegrations);
  const rowOf = (work: string, budget: number, turns: number[][]) =>
    limit(`${work}, p95`, budget, fastestTurn(turns, 0.95), inMs);
  const pressTimes = (choice: Choice) =>
    measureApp(bench, (...page) => measurePresses(...page, choice));
  const openingTimes = (opening: Opening) =>
    measureApp(bench, (...page) => measureOpening(...page, opening));
  const { pressToPaintMs, pressToOpenMs } = budgets;
  return [
    rowOf('1,000 integrations: tab to paint', pressToPaintMs, await pressTimes(integrationTabs)),
    rowOf('plans: Monthly or Yearly to paint', pressToPaintMs, await pressTimes(planToggle)),
    rowOf('contacts: press to side panel', pressToOpenMs, await openingTimes(contactPanel)),
    rowOf('leads: press to board', pressToOpenMs, await openingTimes(leadBoard)),
  ];
}
