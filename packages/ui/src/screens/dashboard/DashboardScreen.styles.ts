import { css, styled } from 'styled-components';
import { Columns } from '../../internal/cardGrid.styles.ts';
import { container, media } from '../../tokens/media.ts';

const oneColumn = css`
  grid-template-rows: none;
  grid-auto-flow: row;
`;

/** Measured figures fill the wide column; the sample comes last, also in one column. */
export const Cards = styled(Columns)`
  grid-template-rows: auto auto;
  grid-auto-flow: column;

  ${container.medium} {
    ${oneColumn}
  }
  ${media.phone} {
    ${oneColumn}
  }
`;
