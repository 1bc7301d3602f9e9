import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { Root } from './NameList.styles.ts';

export interface NameListProps {
  /** A note, such as the reason of a failure, is shown below its name. */
  names: readonly { id: string; name: string; note?: string | undefined }[];
  more?: ReactNode;
}

export function NameList({ names, more }: NameListProps) {
  return (
    <Root>
      {names.map(({ id, name, note }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          {note ? (
            <Text as="p" tone="secondary" size="md">
              {note}
            </Text>
          ) : null}
        </li>
      ))}
      {more ? <li>{more}</li> : null}
    </Root>
  );
}
