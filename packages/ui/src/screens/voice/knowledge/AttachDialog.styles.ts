import { styled } from 'styled-components';
import { row } from '../../../internal/looks.styles.ts';
import { RuledItem } from '../../../patterns/RuledList/RuledList.styles.ts';

export const AgentItem = styled(RuledItem)`
  padding-block: var(--platform-space-3);
`;

export const Retrieval = styled.div`
  ${row}
  gap: var(--platform-space-3) var(--platform-space-5);
  margin-block-start: var(--platform-space-2-5);
  padding-inline-start: calc(var(--platform-space-8) + var(--platform-space-2-5));

  > :first-child {
    inline-size: 9rem;
  }
`;
