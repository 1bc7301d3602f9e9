import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

/** A joined strip of four, two by two where there is less room (design language, StatCard). */
export const Stats = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  padding: 1px;
  overflow: hidden;
  list-style: none;
  border-radius: var(--radius-lg);
  background: var(--border-hairline);

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
  padding: 17px 21px;
  background: var(--stat-surface, var(--surface-sheet));

  &:first-child {
    border-start-start-radius: calc(var(--radius-lg) - 1px);
  }
  &:last-child {
    border-end-end-radius: calc(var(--radius-lg) - 1px);
  }
  [data-columns='2'] > & {
    padding: 14px 16px;
  }
  ${media.phone} {
    padding: 13px 15px;
  }
`;

export const Label = styled.span`
  display: block;
  color: var(--text-secondary);
  font: var(--type-label);
`;

export const Figure = styled.p`
  margin-block: 8px 10px;
  overflow-wrap: anywhere;
  font: 500 1.5rem/2rem var(--font-family-sans);
  letter-spacing: var(--track-metric);
  font-variant-numeric: tabular-nums;

  > span {
    color: var(--text-tertiary);
    font-size: 0.9375rem;
    font-weight: 400;
    letter-spacing: 0;
  }
`;

export const Caption = styled.p`
  margin-block-start: 10px;
  color: var(--text-tertiary);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
`;
