import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { forcedColorsBorder } from '../../../internal/looks.styles.ts';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';

export const Board = styled.section`
  display: flex;
  gap: var(--platform-space-2-5);
  flex: 1 0 0;
  align-items: stretch;
  min-block-size: 420px;
  margin: var(--platform-space-1) calc(-1 * var(--platform-space-1)) 0;
  padding: var(--platform-space-1) var(--platform-space-1) var(--platform-space-2);
  overflow-x: auto;

  ${media.phone} {
    /* Keeps the lane headers below the sticky toolbar when the end is in view. */
    min-block-size: max(360px, calc(100dvh - 300px));
    scroll-snap-type: x mandatory;
  }
  /* Snapping would prevent scrolling at the edges. */
  &:has([data-dragged]) {
    scroll-snap-type: none;
  }
`;

export const Lane = styled.section`
  position: relative;
  display: flex;
  flex: 1 0 188px;
  flex-direction: column;
  gap: var(--platform-space-1-5);
  min-inline-size: min-content;
  min-block-size: 0;
  padding: var(--platform-space-1-5);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-canvas);

  &[data-over] {
    background: var(--platform-accent-soft);
    box-shadow: inset 0 0 0 1.5px var(--platform-accent-border);
  }
  &[data-folded] {
    flex: 0 0 40px;
    padding: 0;
  }
  ${media.phone} {
    flex-basis: 82%;
    scroll-snap-align: center;

    &[data-folded] {
      flex-basis: var(--platform-size-target-touch);
    }
  }
  ${forcedColorsBorder}
`;

export const LaneHead = styled.header`
  display: flex;
  flex: none;
  gap: var(--platform-space-0-5);
  align-items: center;
  min-block-size: 2rem;
  padding-inline-start: var(--platform-space-1-5);

  ${media.phone} {
    min-block-size: 2.75rem;
  }
`;

export const LaneTitle = styled.h3`
  display: flex;
  flex: 1;
  gap: var(--platform-space-2);
  align-items: center;
  min-inline-size: 0;
  font: var(--platform-type-label);
  white-space: nowrap;
`;

export const LaneName = styled.span`
  min-inline-size: 0;
  max-inline-size: 180px;
  overflow-x: clip;
  text-overflow: ellipsis;
`;

export const LaneButton = styled(IconButton)`
  && {
    inline-size: 28px;
    block-size: 28px;
    color: var(--platform-text-tertiary);
  }
  ${media.phone} {
    && {
      inline-size: var(--platform-size-target-touch);
      block-size: var(--platform-size-target-touch);
    }
  }
`;

export const Fold = styled.button`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-3);
  align-items: center;
  padding: var(--platform-space-3) 0;
  border: 0;
  border-radius: inherit;
  background: none;
  color: var(--platform-text-secondary);
  font: var(--platform-type-label);
  cursor: pointer;

  &:hover {
    background: var(--platform-surface-hover);
  }
`;

export const FoldName = styled.span`
  writing-mode: vertical-rl;
`;

export const Cards = styled.ul`
  /* Long words must not widen the lane. */
  contain: inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-1-5);
  min-inline-size: 0;
  min-block-size: 0;
  margin: calc(-1 * var(--platform-space-1));
  padding: var(--platform-space-1);
  overflow: hidden auto;
  scrollbar-width: thin;
`;

/** Cards out of view are neither laid out nor painted; the first are in view anyway. */
export const CardSlot = styled.li`
  flex: none;

  &:nth-child(n + 8):not([data-lifted], [data-slot], :has(> [data-dragged])) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 112px;
    overflow-clip-margin: 4px;
  }
  &[data-lifted],
  &[data-slot] {
    border-radius: var(--platform-radius-control-lg);
    outline-offset: -1.5px;
  }
  /* The slot that the card left. */
  &[data-lifted] {
    outline: 1.5px dashed var(--platform-border-default);
  }
  /* The slot that the card would take. */
  &[data-slot] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    min-block-size: 88px;
    outline: 1.5px solid var(--platform-accent-border);
    background: var(--platform-accent-soft-strong);
  }
`;

export const More = styled.div`
  flex: none;
  padding: var(--platform-space-0-5);
`;
