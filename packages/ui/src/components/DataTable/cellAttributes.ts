import { alignOf, collapseStep, isSized } from './columnKinds.ts';
import { listSlot } from './listSlot.ts';
import type { CSSProperties } from 'react';
import { pinOffset } from './pinOffset.ts';
import type { ArrangedColumn, CollapseStep, TableStack } from './types.ts';

interface CellAttributes {
  'data-sized': true | undefined;
  'data-align': 'end' | undefined;
  'data-stack': TableStack;
  'data-collapse': CollapseStep | undefined;
  'data-pin': number | undefined;
  style: CSSProperties | undefined;
  /** First cell of the line of facts in the list layout. */
  'data-first': true | undefined;
}

export function cellAttributes<Row>(columns: readonly ArrangedColumn<Row>[]): CellAttributes[] {
  const firstMeta = columns.findIndex((column, index) => listSlot(column, index) === 'meta');
  return columns.map((column, index) => ({
    'data-sized': isSized(column) || undefined,
    'data-align': alignOf(column),
    'data-stack': listSlot(column, index),
    'data-collapse': collapseStep(column),
    'data-pin': column.pin,
    style: column.pin ? { insetInlineStart: `var(${pinOffset(column.pin)})` } : undefined,
    'data-first': index === firstMeta || undefined,
  }));
}
