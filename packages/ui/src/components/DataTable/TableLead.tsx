import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface TableLeadProps extends Omit<ComponentPropsWithRef<'span'>, 'title'> {
  /** An avatar or a tile, 34 px. */
  media?: ReactNode;
  /** The name of the row. */
  title: ReactNode;
  /** A quiet word after the title, e.g. "You". */
  aside?: ReactNode;
  /** A second line, shown in the list layout only: it repeats a column that is hidden there. */
  note?: ReactNode;
  /** Shows `note` in the table as well. @default false */
  hasTwoLines?: boolean;
  /** For a row that is not quite there yet, e.g. an open invite. */
  isQuiet?: boolean;
}

/**
 * The first cell of a row: picture and name. Plain elements, drawn by the table's own style sheet,
 * since a styled component in each cell costs more than the cell. Renders a `<span>`.
 */
export function TableLead({
  media,
  title,
  aside,
  note,
  hasTwoLines,
  isQuiet,
  ...rest
}: TableLeadProps) {
  return (
    <span {...rest} data-lead data-quiet={isQuiet || undefined}>
      {media}
      <span data-lead-text>
        <span data-lead-title>
          {title}
          {aside ? <span data-lead-aside>{aside}</span> : null}
        </span>
        {note ? <span data-lead-note={hasTwoLines ? 'always' : ''}>{note}</span> : null}
      </span>
    </span>
  );
}
