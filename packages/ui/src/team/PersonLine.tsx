import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Person } from './PersonLine.styles.ts';
import type { TeamRow } from './types.ts';

export interface PersonLineProps {
  row: TeamRow;
  /** Why something does not happen to them, in place of the address. */
  reason?: string | undefined;
}

/** Whom a question is about: picture, name, and the address where that is another. */
export function PersonLine({ row, reason }: PersonLineProps) {
  const email = row.email === row.name ? '' : row.email;
  return (
    <Person>
      <Avatar name={row.name} id={row.id || row.email} isPending={row.kind === 'invite'} />
      <div>
        <bdi>{row.name}</bdi>
        {(reason ?? email) ? <bdi>{reason ?? email}</bdi> : null}
      </div>
    </Person>
  );
}
