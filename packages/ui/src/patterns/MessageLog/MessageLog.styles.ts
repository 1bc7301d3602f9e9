import { styled } from 'styled-components';
import { forcedColorsBorder } from '../../internal/looks.styles.ts';
import { media } from '../../tokens/media.ts';

export const LogFrame = styled.div`
  display: flex;
  position: relative;
  flex: 1;
  min-block-size: 0;
`;

export const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-2);
  min-inline-size: 0;
  padding: var(--platform-space-5) var(--platform-space-6);
  overflow: hidden auto;
  overscroll-behavior: contain;

  /* Aligns few messages with the end, and keeps all of them reachable by scrolling. */
  > :first-child {
    margin-block-start: auto;
  }
  > * {
    flex: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    padding: var(--platform-space-4);
  }
`;

export const JumpToLatest = styled.div`
  display: flex;
  position: absolute;
  inset-block-end: var(--platform-space-3);
  inset-inline: 0;
  justify-content: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

/** Neutral at the start, or with `data-own` at the end and in the accent colour. */
export const MessageBubble = styled.div`
  align-self: flex-start;
  inline-size: fit-content;
  max-inline-size: 74%;
  padding: var(--platform-space-2-25) var(--platform-space-3);
  border-radius: var(--platform-radius-reply);
  background: var(--platform-surface-hover);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-own] {
    align-self: flex-end;
    border-radius: var(--platform-radius-lg);
    border-end-end-radius: var(--platform-radius-reply-corner);
    background: var(--platform-accent-soft-strong);
  }
  ${forcedColorsBorder}
`;
