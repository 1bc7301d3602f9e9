import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { TeamRow } from './types.ts';

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-3);
  min-inline-size: 0;
`;

const Lines = styled.div`
  min-inline-size: 0;
`;

const Line = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

export interface PersonLineProps {
  row: TeamRow;
  reason?: string | undefined;
}

export function PersonLine({ row, reason }: PersonLineProps) {
  const email = row.email === row.name ? '' : row.email;
  return (
    <Person>
      <Avatar name={row.name} id={row.id || row.email} isPending={row.kind === 'invite'} />
      <Lines>
        <Line forwardedAs="bdi" weight="medium" breaksWords>
          {row.name}
        </Line>
        {(reason ?? email) ? (
          <Line forwardedAs="bdi" tone="tertiary" size="md" leading="tight" breaksWords>
            {reason ?? email}
          </Line>
        ) : null}
      </Lines>
    </Person>
  );
}
