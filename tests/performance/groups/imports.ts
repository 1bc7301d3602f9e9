import { budgets } from '../budgets.ts';
import { kib } from '../bytes/chunk.ts';
import { componentSet, importCost } from '../bytes/importCost.ts';
import type { ImportCost } from '../bytes/importCost.ts';
import { inKib, limit } from '../row.ts';
import type { Row } from '../row.ts';

export async function imports(): Promise<Row[]> {
  const rowOf = (work: string, budget: number, { initial, later }: ImportCost): Row => ({
    ...limit(work, budget, kib(initial), inKib),
    note: `later ${inKib(kib(later))}`,
  });
  return [
    rowOf('importing Button alone', budgets.buttonKib, await importCost(['Button'])),
    rowOf('importing the component set', budgets.componentSetKib, await importCost(componentSet)),
  ];
}
