import { styled } from 'styled-components';
import { Log, MessageBubble } from '../../../patterns/MessageLog/MessageLog.styles.ts';
import { media } from '../../../tokens/media.ts';

export const TurnLog = styled(Log)`
  gap: var(--platform-space-2-5);
  padding-inline: var(--platform-space-5-5);

  ${media.phone} {
    padding-inline: var(--platform-space-4);
  }
`;

export const Bubble = styled(MessageBubble)`
  max-inline-size: 78%;

  &[data-open] {
    color: var(--platform-text-secondary);
  }
  &[data-waiting] {
    padding: var(--platform-space-3) var(--platform-space-3-5);
    color: var(--platform-text-tertiary);
  }
`;

export const Line = styled.p`
  align-self: center;
  max-inline-size: 52ch;
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);
  text-align: center;
`;

export const Empty = styled.p`
  max-inline-size: 40ch;
  margin: auto;
  color: var(--platform-text-secondary);
  text-align: center;
  text-wrap: balance;
`;
