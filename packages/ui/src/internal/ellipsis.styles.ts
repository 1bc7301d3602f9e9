import { css } from 'styled-components';

/**
 * One line that ends in an ellipsis where its box does. The ring of a link in it is drawn 2 px away
 * and 2 px wide, and is seen whole (design language, States).
 */
export const ellipsis = css`
  /* What only clips is no scroller: in a grid or a row of boxes it would be as wide as its words. */
  min-inline-size: 0;
  overflow: clip;
  overflow-clip-margin: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
