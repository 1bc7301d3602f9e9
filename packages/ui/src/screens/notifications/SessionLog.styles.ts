import { styled } from 'styled-components';
import { RuledItem } from '../../patterns/RuledList/RuledList.styles.ts';

export const Root = styled.section`
  max-inline-size: 760px;
  margin-inline: auto;
`;

export const Paragraph = styled.p`
  margin-block: var(--platform-space-1) var(--platform-space-4);
  color: var(--platform-text-secondary);
  max-inline-size: 64ch;
`;

export const Message = styled(RuledItem)`
  display: flex;
  gap: var(--platform-space-3-5);
  align-items: center;
  padding-block: var(--platform-space-3);
`;

export const MessageText = styled.bdi`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;
`;
