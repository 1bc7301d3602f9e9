/** A cell before those of the columns. */
export type LeadingCell = 'expand' | 'select';

export const leadingCells = (hasDetails: boolean, hasSelection: boolean): LeadingCell[] => [
  ...(hasDetails ? (['expand'] as const) : []),
  ...(hasSelection ? (['select'] as const) : []),
];

/** Empty cells that keep the columns aligned in rows without a checkbox or details. */
export const LeadingCells = ({ cells }: { cells: readonly LeadingCell[] }) =>
  cells.map((stack) => <td key={stack} aria-hidden="true" data-stack={stack} />);
