import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { forcedEdge } from '../../internal/looks.styles.ts';

export const Frame = styled.div`
  display: flex;
  position: relative;
  flex: 1;
  min-block-size: 0;
`;

export const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-2-5);
  min-inline-size: 0;
  padding: var(--platform-space-5) var(--platform-space-5-5);
  overflow: hidden auto;
  overscroll-behavior: contain;

  /* At the end of the frame while there is room, without losing what is scrolled to. */
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

export const Bubble = styled.div`
  inline-size: fit-content;
  max-inline-size: 78%;
  padding: var(--platform-space-2-25) var(--platform-space-3);
  border-radius: var(--platform-radius-reply);
  background: var(--platform-surface-hover);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-speaker='caller'] {
    align-self: flex-end;
    border-radius: var(--platform-radius-lg);
    border-end-end-radius: var(--platform-radius-reply-corner);
    background: var(--platform-accent-soft-strong);
  }
  &[data-open] {
    color: var(--platform-text-secondary);
  }
  &[data-waiting] {
    padding: var(--platform-space-3) var(--platform-space-3-5);
    color: var(--platform-text-tertiary);
  }
  ${forcedEdge}
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

export const Now = styled.div`
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
