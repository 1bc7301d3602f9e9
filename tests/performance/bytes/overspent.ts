import { budgets } from '../budgets.ts';
import { listChunks, overBudget } from './chunk.ts';
import { firstVisit } from './firstVisit.ts';
import { componentSet, importCost } from './importCost.ts';

const heaviest = 20;

/** Lists for each exceeded byte budget what uses the bytes; '' if none is exceeded. */
export async function overspent(): Promise<string> {
  return [
    titled('Before sign-in', overBudget(firstVisit('/auth'), budgets.signInKib)),
    titled('Before the team table', overBudget(firstVisit('/settings/teams'), budgets.teamKib)),
    await importOf('Button', ['Button'], budgets.buttonKib),
    await importOf('the component set', componentSet, budgets.componentSetKib),
  ].join('');
}

const titled = (title: string, text: string) => (text ? `\n${title}: ${text}\n` : '');

async function importOf(what: string, names: readonly string[], budget: number): Promise<string> {
  const { initial, modules } = await importCost(names);
  const text = overBudget(initial, budget);
  if (!text) return '';
  const largest = modules.toSorted((a, b) => b.bytes - a.bytes).slice(0, heaviest);
  return titled(
    `Importing ${what}`,
    `${text}\nits modules before compression:\n${listChunks(largest)}`,
  );
}
