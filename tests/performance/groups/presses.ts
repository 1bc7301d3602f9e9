import { budgets } from '../budgets.ts';
import { integrationTabs, measureAnswers, planToggle } from '../measure/answers.ts';
import type { Choice } from '../measure/answers.ts';
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
  const answers = (choice: Choice) =>
    measureApp(bench, (...page) => measureAnswers(...page, choice));
  const openings = (opening: Opening) =>
    measureApp(bench, (...page) => measureOpening(...page, opening));
  const { pressToPaintMs, pressToOpenMs } = budgets;
  return [
    rowOf('1,000 integrations: tab to paint', pressToPaintMs, await answers(integrationTabs)),
    rowOf('plans: Monthly or Yearly to paint', pressToPaintMs, await answers(planToggle)),
    rowOf('contacts: press to side panel', pressToOpenMs, await openings(contactPanel)),
    rowOf('leads: press to board', pressToOpenMs, await openings(leadBoard)),
  ];
}
