import type { ReactNode } from 'react';
import { Root } from './NameList.styles.ts';

export interface NameListProps {
  names: readonly { id: string; name: string }[];
  more?: ReactNode;
}

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
