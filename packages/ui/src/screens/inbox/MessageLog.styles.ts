import { styled } from 'styled-components';
import { Divider } from '../../components/Divider/Divider.tsx';
import { row } from '../../internal/looks.styles.ts';
import { Log, MessageBubble } from '../../patterns/MessageLog/MessageLog.styles.ts';

export const MessageList = styled(Log)`
  overflow-anchor: none;
`;

export const Bubble = styled(MessageBubble)`
  line-height: 1.4286;

  &[data-own='bot'] {
    background: var(--platform-surface-sheet);
    box-shadow: inset 0 0 0 1px var(--platform-border-default);
  }
  &[data-private] {
    background: var(--platform-warning-soft);
    box-shadow: inset 0 0 0 1px var(--platform-warning-border);
  }
  &[data-waiting] {
    opacity: 0.7;
  }
  &[data-failed] {
    box-shadow: inset 0 0 0 1px var(--platform-danger-mark);
  }
`;

export const PrivateMark = styled.small`
  display: flex;
  gap: var(--platform-space-1-5);
  align-items: center;
  margin-block-end: var(--platform-space-0-75);
  color: var(--platform-warning-text);
  font: var(--platform-type-caption);
`;

export const TeachAction = styled.div`
  align-self: flex-end;
`;

export const Meta = styled.p`
  display: flex;
  gap: var(--platform-space-1-25);
  align-items: center;
  margin-block-end: var(--platform-space-2);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-sm);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[data-own] {
    align-self: flex-end;
  }
`;

export const Line = styled(Divider)`
  margin-block: var(--platform-space-2) var(--platform-space-3);
`;

export const Older = styled.div`
  align-self: center;
  text-align: center;
`;

export const Failed = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-2);
  align-self: flex-end;
  justify-content: flex-end;
  max-inline-size: 90%;
  color: var(--platform-danger-text);
  font-size: var(--platform-font-size-sm);
  overflow-wrap: anywhere;
`;

export const EmptyText = styled.p`
  margin: auto;
  color: var(--platform-text-secondary);
`;
