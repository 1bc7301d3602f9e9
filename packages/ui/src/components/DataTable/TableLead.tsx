import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface TableLeadProps extends Omit<ComponentPropsWithRef<'span'>, 'title'> {
  /** Avatar or tile, 34 px. */
  media?: ReactNode;
  /** Name of the row. */
  title: ReactNode;
  /** Muted word after the title, e.g. "You". */
  aside?: ReactNode;
  /** Second line, shown in the list layout only: repeats a column that is hidden there. */
  note?: ReactNode;
  /** Shows `note` in the table as well. @default false */
  hasTwoLines?: boolean;
  /** Mutes a pending row, e.g. an open invite. @default false */
  isMuted?: boolean;
}

/** First cell of a row; plain elements, because a styled one costs more than the cell. */
export function TableLead({
  media,
  title,
  aside,
  note,
  hasTwoLines,
  isMuted,
  ...rest
}: TableLeadProps) {
  return (
    <span {...rest} data-lead data-quiet={isMuted || undefined}>
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
