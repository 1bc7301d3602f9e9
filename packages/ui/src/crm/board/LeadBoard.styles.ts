import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Board = styled.section`
  display: flex;
  gap: var(--space-2-5);
  align-items: stretch;
  min-block-size: 420px;
  margin: var(--space-1) calc(-1 * var(--space-1)) 0;
  padding: var(--space-1) var(--space-1) var(--space-2);
  overflow-x: auto;

  ${media.phone} {
    scroll-snap-type: x mandatory;
  }
`;

export const Lane = styled.section`
  position: relative;
  display: flex;
  flex: 1 0 188px;
  flex-direction: column;
  gap: var(--space-1-5);
  min-inline-size: 0;
  padding: var(--space-1-5);
  border-radius: var(--radius-lg);
  background: var(--surface-canvas);

  &[data-over] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1.5px var(--accent-border);
  }
  &[data-folded] {
    flex: 0 0 40px;
    padding: 0;
  }
  ${media.phone} {
    flex-basis: 82%;
    scroll-snap-align: center;

    &[data-folded] {
      flex-basis: 44px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const LaneHead = styled.header`
  display: flex;
  gap: var(--space-0-5);
  align-items: center;
  block-size: 32px;
  padding-inline-start: var(--space-1-5);

  h3 {
    display: flex;
    flex: 1;
    gap: var(--space-2);
    align-items: center;
    min-inline-size: 0;
    font: var(--type-label);
    white-space: nowrap;
  }
  h3 > span:not([aria-hidden]) {
    min-inline-size: 0;
    overflow-x: clip;
    text-overflow: ellipsis;
  }
  h3 > b {
    flex: none;
    color: var(--text-tertiary);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  && button {
    inline-size: 28px;
    block-size: 28px;
    color: var(--text-tertiary);
  }
  ${media.phone} {
    block-size: 44px;

    && button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`;

/** The dot of a status, in the shape of its badge. */
export const Dot = styled.span`
  --dot: var(--neutral-mark);
  flex: none;
  inline-size: 7px;
  block-size: 7px;
  border-radius: 50%;
  background: var(--dot);

  &[data-tone='info'] {
    --dot: var(--info-mark);
  }
  &[data-tone='accent'] {
    --dot: var(--accent-solid);
  }
  &[data-tone='success'] {
    --dot: var(--success-mark);
  }
  &[data-tone='danger'] {
    --dot: var(--danger-mark);
    border-radius: 1.5px;
  }
  &[data-tone='warning'] {
    --dot: var(--warning-mark);
  }
  &[data-tone='warning'],
  &[data-tone='neutral'] {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--dot);
  }
`;

/** A folded lane is one button from top to bottom. */
export const Fold = styled.button`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-3) 0;
  border: 0;
  border-radius: inherit;
  background: none;
  color: var(--text-secondary);
  font: var(--type-label);
  cursor: pointer;

  &:hover {
    background: var(--surface-hover);
  }
  > b {
    color: var(--text-tertiary);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  > span:last-child {
    writing-mode: vertical-rl;
  }
`;

export const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-1-5);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  /*
   * Cards out of view are neither laid out nor painted; the margin leaves room for their edge. The
   * first ones are in view: to find that out would lay them out twice.
   */
  > li:nth-child(n + 8):not([data-lifted], [data-slot]) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 112px;
    overflow-clip-margin: 4px;
  }

  /* The place a lifted card came from, and the one it would take. */
  > li[data-lifted],
  > li[data-slot] {
    border-radius: calc(var(--radius-lg) - 2px);
    outline: 1.5px dashed var(--accent-border);
    outline-offset: -1.5px;
    background: var(--accent-soft);
  }
  > li[data-slot] {
    min-block-size: 88px;
  }
`;

export const More = styled.div`
  margin-block-start: auto;
  padding: var(--space-0-5);
`;
