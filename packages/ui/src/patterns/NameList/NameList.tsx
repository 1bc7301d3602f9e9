import type { ReactNode } from 'react';
import { Root } from './NameList.styles.ts';

export interface NameListProps {
  names: readonly { id: string; name: string }[];
  /** Last item, such as the number of other names. */
  more?: ReactNode;
}

/** Names of what an action affects. Scrolls if there are many. */
export function NameList({ names, more }: NameListProps) {
  return (
    <Root>
      {names.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {more ? <li>{more}</li> : null}
    </Root>
  );
}
