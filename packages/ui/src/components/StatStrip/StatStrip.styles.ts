import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

/** A joined strip whose hairlines are the gaps between its cells. */
export const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--stat-columns), minmax(0, 1fr));
  position: relative;
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  border-radius: var(--radius-lg);
  background: var(--border-hairline);

  /* The edge lies over the cells, whose corners are square. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--border-hairline);
    pointer-events: none;
  }
  ${container.list} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Cell = styled.li`
  padding: var(--space-4-5) var(--space-5-5);
  background: var(--surface-sheet);

  [data-slim] > & {
    display: flex;
    gap: var(--space-2-5);
    align-items: baseline;
    justify-content: space-between;
    padding: calc(var(--space-2-5) - 1px) var(--space-4);
  }
  ${media.phone} {
    padding: var(--space-3-5) var(--space-4);
  }
`;

export const Label = styled.span`
  display: block;
  color: var(--text-secondary);
  font: var(--type-label);
`;

export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2-5);
  min-block-size: 2.25rem;
  margin-block: var(--space-2) var(--space-1);
  font: var(--type-metric);
  letter-spacing: var(--track-metric);
  overflow-wrap: anywhere;

  > b {
    min-inline-size: 0;
    font-weight: inherit;
  }
  [data-slim] & {
    min-block-size: 0;
    margin: 0;
    font: var(--type-metric-sm);
    letter-spacing: var(--track-metric-sm);
  }
  ${media.phone} {
    min-block-size: 2rem;
    margin-block: var(--space-1) var(--space-0-5);
    font-size: 1.625rem;
  }
`;

/** One line is kept free for it, so that nothing moves when it comes. */
export const Caption = styled.p`
  min-block-size: 1.125rem;
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
