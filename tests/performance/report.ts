/** One line of the table; texts are ready to be printed. */
export interface Row {
  work: string;
  budget: string;
  measured: string;
  /** The hand-written page under the same conditions. */
  handwritten?: string;
  ratio?: number;
  isOk?: boolean;
}

const heads = ['work', 'budget', 'measured', 'hand-written', 'ratio', 'ok?'];

/** Lays the rows out in columns. */
export function layOut(rows: readonly Row[]): string {
  const lines = [heads, ...rows.map(cells)];
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = lines.map((line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' │ '),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('─┼─');
  return [text[0], rule, ...text.slice(1)].join('\n');
}

function cells({ work, budget, measured, handwritten = '', ratio, isOk }: Row): string[] {
  const verdict = isOk === undefined ? '' : isOk ? 'yes' : 'NO';
  return [work, budget, measured, handwritten, ratio?.toFixed(2) ?? '', verdict];
}

export const inKib = (size: number): string => `${size.toFixed(1)} KiB`;
export const inMs = (time: number): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;
