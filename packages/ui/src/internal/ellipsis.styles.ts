import { css } from 'styled-components';

/**
 * One line that ends in an ellipsis where its box does. The ring of a link in it is drawn 2 px away
 * and 2 px wide, and is seen whole (design language, States).
 */
export const ellipsis = css`
  overflow: clip;
  overflow-clip-margin: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
