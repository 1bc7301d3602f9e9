import { budgets } from '../budgets.ts';
import { listChunks, overBudget } from './chunk.ts';
import { firstVisit } from './firstVisit.ts';
import type { ImportCost } from './importCost.ts';

const heaviest = 20;

/** Says for each byte budget that is overspent what the bytes went to; '' where none is. */
export function overspent(button: ImportCost, components: ImportCost): string {
  return [
    titled('Before sign-in', overBudget(firstVisit('/auth'), budgets.signInBytes)),
    titled('Before the team table', overBudget(firstVisit('/settings/teams'), budgets.teamBytes)),
    importOf('Button', button, budgets.buttonBytes),
    importOf('the component set', components, budgets.componentSetBytes),
  ].join('');
}

const titled = (title: string, text: string) => (text ? `\n${title}: ${text}\n` : '');

function importOf(what: string, { initial, modules }: ImportCost, budget: number): string {
  const text = overBudget(initial, budget);
  if (!text) return '';
  const largest = modules.toSorted((a, b) => b.bytes - a.bytes).slice(0, heaviest);
  return titled(
    `Importing ${what}`,
    `${text}\nits modules before compression:\n${listChunks(largest)}`,
  );
}
