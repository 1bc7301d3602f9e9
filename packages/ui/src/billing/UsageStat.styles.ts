import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

/** A joined strip of four, two by two where there is less room (design language, StatCard). */
export const Stats = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
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
  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${container.list} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Stat = styled.li`
  padding: var(--space-4-5) var(--space-5-5);
  background: var(--stat-surface, var(--surface-sheet));

  [data-columns='2'] > & {
    padding: var(--space-3-5) var(--space-4);
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

export const Figure = styled.p`
  margin-block: var(--space-2) var(--space-2-5);
  overflow-wrap: anywhere;
  font: 500 1.5rem/2rem var(--font-family-sans);
  letter-spacing: var(--track-metric);

  > span {
    margin-inline-start: calc(var(--space-1) - 1px);
    color: var(--text-tertiary);
    font-size: 0.9375rem;
    font-weight: 400;
    letter-spacing: 0;
  }
`;

export const Caption = styled.p`
  margin-block-start: var(--space-2-5);
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
`;
