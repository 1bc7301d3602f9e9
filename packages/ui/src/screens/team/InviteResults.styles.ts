import { styled } from 'styled-components';
import { Text } from '../../components/Text/Text.tsx';
import { RuledItem, RuledList } from '../../patterns/RuledList/RuledList.styles.ts';

export const Results = styled(RuledList)`
  margin-block-start: var(--platform-space-2);
`;

export const ResultRow = styled(RuledItem)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-2);
  align-items: center;
  padding-block: var(--platform-space-2);
`;

export const Address = styled.bdi`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Reason = styled(Text)`
  flex-basis: 100%;
`;
