import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/visuallyHidden.styles.ts';

/** An empty table fills the card, with its message in the middle. */
export const Root = styled.div`
  > section {
    display: flex;
    flex-direction: column;
    block-size: 100%;
  }
  table {
    inline-size: 100%;
    margin-block: auto;
    border-collapse: collapse;
  }
  th {
    ${visuallyHidden}
  }
  td {
    padding: 0;
  }
  td svg {
    max-inline-size: 100%;
  }
`;
