import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

export const HiddenTable = styled.div`
  ${visuallyHidden}
`;

/** As high as the chart, so that nothing moves when the view changes. */
export const TableFrame = styled.div.attrs({ role: 'group' })`
  grid-area: 1 / 1 / 3 / -1;
  min-inline-size: 0;
  border-radius: var(--platform-radius-sm);
  overflow: auto;
`;

export const Cells = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: var(--platform-text-primary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;

  > caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: var(--platform-space-1-5) var(--platform-space-2);
    border-block-end: 1px solid var(--platform-border-default);
    font-weight: 400;
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--platform-surface-sheet);
    color: var(--platform-text-secondary);
    font-weight: 500;
  }
`;
