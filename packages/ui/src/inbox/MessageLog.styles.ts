import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { forcedEdge, row } from '../internal/looks.styles.ts';

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
  gap: var(--platform-space-2);
  min-inline-size: 0;
  padding: var(--platform-space-5) var(--platform-space-6);
  overflow: hidden auto;
  overflow-anchor: none;
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

/** What the visitor says is left and neutral, what is said for us right. */
export const Bubble = styled.div`
  align-self: flex-start;
  inline-size: fit-content;
  max-inline-size: 74%;
  padding: var(--platform-space-2-25) var(--platform-space-3);
  border-radius: var(--platform-radius-reply);
  background: var(--platform-surface-hover);
  line-height: 1.4286;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-own] {
    align-self: flex-end;
    border-radius: var(--platform-radius-lg);
    border-end-end-radius: var(--platform-radius-reply-corner);
    background: var(--platform-accent-soft-strong);
  }
  /* The assistant speaks for us. */
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
  > small {
    display: flex;
    gap: var(--platform-space-1-5);
    align-items: center;
    margin-block-end: var(--platform-space-0-75);
    color: var(--platform-warning-text);
    font: var(--platform-type-caption);
  }
  ${forcedEdge}
`;

/** Who said the bubbles above, and when. */
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

/** A hand-over, or a new day: a line across the thread. */
export const Line = styled.p`
  display: flex;
  gap: var(--platform-space-3);
  align-items: center;
  margin-block: var(--platform-space-2) var(--platform-space-3);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  text-align: center;
  overflow-wrap: anywhere;

  &::before,
  &::after {
    content: '';
    flex: 1;
    min-inline-size: var(--platform-space-4);
    block-size: 1px;
    background: var(--platform-border-hairline);
  }
`;

export const Older = styled.div`
  align-self: center;
  text-align: center;

  > p {
    color: var(--platform-danger-text);
  }
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

export const Nothing = styled.p`
  margin: auto;
  color: var(--platform-text-secondary);
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
