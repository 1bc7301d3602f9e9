import { isMet, tolerance } from './budgets.ts';
import { figureOf, ratioOf } from './row.ts';
import type { Row } from './row.ts';

const headers = ['work', 'budget', 'measured', 'hand-written', 'ratio', 'met?'];

/** Formats the rows in columns, with a mark for budgets that are met. */
export function layOut(rows: readonly Row[]): string {
  const lines = [headers, ...rows.map(cells)];
  const widths = headers.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = lines.map((line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' │ '),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('─┼─');
  const note = `A row is met up to ${tolerance} × its budget.`;
  return [text[0], rule, ...text.slice(1), '', note].join('\n');
}

function cells(row: Row): string[] {
  const { work, app, handwritten, write, note } = row;
  return [
    work,
    budgetText(row),
    note ? `${write(app)}, ${note}` : write(app),
    handwritten === undefined ? '' : write(handwritten),
    ratioOf(row)?.toFixed(2) ?? '',
    verdict(row),
  ];
}

function budgetText({ budget, write }: Row): string {
  if (!budget) return '';
  return budget.kind === 'own unit' ? `≤ ${write(budget.value)}` : `≤ ${budget.value}×`;
}

function verdict(row: Row): string {
  if (!row.budget) return '';
  const figure = figureOf(row);
  if (figure <= row.budget.value) return 'yes';
  return isMet(figure, row.budget.value) ? 'yes, just over' : 'NO';
}
