import { alignOf, collapseStep, isSized } from './columnKinds.ts';
import { listSlot } from './listSlot.ts';
import type { CollapseStep, DataTableColumn, TableStack } from './types.ts';

interface CellAttributes {
  'data-sized': true | undefined;
  'data-align': 'end' | undefined;
  'data-stack': TableStack;
  'data-collapse': CollapseStep | undefined;
  /** First cell of the line of facts in the list layout. */
  'data-first': true | undefined;
}

export function cellAttributes<Row>(columns: readonly DataTableColumn<Row>[]): CellAttributes[] {
  const firstMeta = columns.findIndex((column, index) => listSlot(column, index) === 'meta');
  return columns.map((column, index) => ({
    'data-sized': isSized(column) || undefined,
    'data-align': alignOf(column),
    'data-stack': listSlot(column, index),
    'data-collapse': collapseStep(column),
    'data-first': index === firstMeta || undefined,
  }));
}
