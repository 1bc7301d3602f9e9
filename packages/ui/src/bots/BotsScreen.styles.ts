import { styled } from 'styled-components';

/** Around the table: descriptions stand under the names, empty values are quiet. */
export const Rows = styled.div`
  td > bdi {
    display: block;
    overflow: hidden;
    color: var(--platform-text-secondary);
    text-overflow: ellipsis;
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
`;
