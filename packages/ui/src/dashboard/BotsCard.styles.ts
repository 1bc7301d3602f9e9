import { styled } from 'styled-components';
import { visuallyHidden } from '../internal/visuallyHidden.styles.ts';

/** The table of no rows fills the card, so that what it says stands in its middle. */
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
