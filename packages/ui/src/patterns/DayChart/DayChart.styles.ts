import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

export const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-3-5);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);

  ${container.narrow} {
    flex-direction: column;
  }
  > span::before {
    content: '';
    display: inline-block;
    inline-size: 14px;
    margin-inline-end: var(--platform-space-2);
    border-block-start: 3px solid var(--platform-chart-1);
    vertical-align: 3px;
  }
  > [data-before]::before {
    border-block-start: 2px dotted var(--platform-chart-axis);
  }
`;

export const DayList = styled.details`
  margin-block-start: var(--platform-space-3);

  > summary {
    inline-size: fit-content;
    border-radius: var(--platform-radius-xs);
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
    cursor: pointer;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
    gap: var(--platform-space-1-5) var(--platform-space-5);
    max-block-size: 220px;
    margin: var(--platform-space-2) 0 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  li {
    display: flex;
    justify-content: space-between;
  }
`;
