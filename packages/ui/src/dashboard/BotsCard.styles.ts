import { styled } from 'styled-components';

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
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  td {
    padding: 0;
  }
  td svg {
    max-inline-size: 100%;
  }
`;
