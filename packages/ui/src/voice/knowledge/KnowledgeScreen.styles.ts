import { styled } from 'styled-components';

/** Around the table: descriptions stand under the names, empty values are quiet. */
export const Rows = styled.div`
  [data-lead-note] {
    display: block;
  }
  td > bdi {
    display: block;
    overflow: hidden;
    color: var(--platform-text-secondary);
    text-overflow: ellipsis;
  }
  td {
    font-variant-numeric: tabular-nums;
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
`;
