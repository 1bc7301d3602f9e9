import type { ReactNode, Ref } from 'react';
import { HeaderCell, Scroller, Table, TableBody, TableHead } from './ImportTable.styles.ts';

export interface ImportTableProps {
  label: string;
  columns: readonly (readonly [title: string, share: number])[];
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

export function ImportTable({ label, columns, children, ref }: ImportTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <Scroller ref={ref} aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <colgroup>
          {columns.map(([title, share]) => (
            <col key={title} style={{ inlineSize: `${share}%` }} />
          ))}
        </colgroup>
        <TableHead>
          <tr>
            {columns.map(([title]) => (
              <HeaderCell key={title} scope="col">
                {title}
              </HeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Scroller>
  );
}
