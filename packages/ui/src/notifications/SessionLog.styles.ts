import { styled } from 'styled-components';

export const Root = styled.section`
  max-inline-size: 760px;
  margin-inline: auto;
`;

export const Title = styled.h2`
  font: var(--platform-type-section);
  letter-spacing: var(--platform-track-section);
`;

export const Text = styled.p`
  margin-block: var(--platform-space-1) var(--platform-space-4);
  color: var(--platform-text-secondary);
  max-inline-size: 64ch;
`;

export const Message = styled.li`
  display: flex;
  gap: var(--platform-space-3-5);
  align-items: center;
  padding-block: var(--platform-space-3);

  & + & {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
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
