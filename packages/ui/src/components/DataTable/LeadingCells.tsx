/** A cell before those of the columns. */
export type LeadingCell = 'expand' | 'select';

export const leadingCells = (hasDetails: boolean, hasSelection: boolean): LeadingCell[] => [
  ...(hasDetails ? (['expand'] as const) : []),
  ...(hasSelection ? (['select'] as const) : []),
];

/** Width of the cells, which stay in view while the table scrolls sideways. */
export const leadingWidth = (cells: readonly LeadingCell[], coversPicture: boolean): string => {
  const columns = cells.filter((stack) => stack === 'expand' || !coversPicture);
  return `${columns.length * 40}px`;
};

/** Empty cells that keep the columns aligned in rows without a checkbox or details. */
export const LeadingCells = ({ cells }: { cells: readonly LeadingCell[] }) =>
  cells.map((stack) => <td key={stack} aria-hidden="true" data-stack={stack} />);
