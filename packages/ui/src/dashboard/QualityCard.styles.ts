import { styled } from 'styled-components';

export const Rows = styled.dl`
  display: grid;
  margin: 0;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-3-5);
    border-block-end: 1px solid var(--border-hairline);
  }
  > div:first-child {
    padding-block-start: 0;
  }
  dt {
    color: var(--text-secondary);
  }
  dd {
    margin: 0;
    font: var(--type-metric-sm);
    font-variant-numeric: tabular-nums;
    letter-spacing: var(--track-metric-sm);
  }
  dd > small {
    color: var(--text-tertiary);
    font-size: 0.875rem;
    font-weight: 400;
    letter-spacing: 0;
  }
`;

export const Queue = styled.div`
  padding-block-start: var(--space-3-5);

  > p {
    margin: 0 0 var(--space-3);
    color: var(--text-secondary);
  }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  margin-block-start: var(--space-2-5);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  > span::before {
    content: '';
    display: inline-block;
    inline-size: 3.5px;
    block-size: 11px;
    margin-inline-end: var(--space-2);
    border-radius: calc(var(--radius-xs) - 2px);
    background: var(--track-fill);
    vertical-align: -1px;
  }
  > span:last-child::before {
    background: var(--track-rest);
  }
`;
