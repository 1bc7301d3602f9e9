import { styled } from 'styled-components';
import { MessageBubble } from '../../patterns/MessageLog/MessageLog.styles.ts';
import { Stack } from '../../components/Stack/Stack.tsx';

/** Preview of a chat. `--platform-bot-color` and `--platform-bot-text` default to the accent. */
export const ChatWindow = styled.div`
  inline-size: 318px;
  max-inline-size: 100%;
  overflow: hidden;
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-xl);
  background: var(--platform-surface-raised);
  box-shadow: var(--platform-elevation-overlay);
  font-size: var(--platform-font-size-md);
  line-height: 1.4616;
`;

export const ChatHeader = styled(Stack)`
  padding: var(--platform-space-3-5) var(--platform-space-4);
  border-block-end: 1px solid var(--platform-border-hairline);

  &[data-colored] {
    border-color: transparent;
    background: var(--platform-bot-color);
    color: var(--platform-bot-text);
  }
`;

export const ChatName = styled.b`
  flex: 1;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const ChatLog = styled(Stack)`
  padding: var(--platform-space-4);
`;

export const ChatBubble = styled(MessageBubble)`
  max-inline-size: 84%;
  padding-block: var(--platform-space-2);

  &[data-own] {
    background: var(--platform-bot-color, var(--platform-accent-solid));
    color: var(--platform-bot-text, var(--platform-text-on-accent));
  }
`;

export const TypingDot = styled.i`
  inline-size: 5px;
  block-size: 5px;
  margin-block: var(--platform-space-1);
  border-radius: 50%;
  background: var(--platform-text-tertiary);
`;

export const ChatField = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 0 var(--platform-space-4) var(--platform-space-4);
  padding: var(--platform-space-2) var(--platform-space-3);
  border: 1px solid var(--platform-border-default);
  border-radius: var(--platform-radius-md);
  color: var(--platform-text-tertiary);
`;
