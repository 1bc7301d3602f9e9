import { css } from 'styled-components';

/**
 * One line with an ellipsis. Leaves room for the focus ring of a link, which is 2 px wide at a
 * distance of 2 px (design language, States).
 */
export const ellipsis = css`
  /* With overflow: clip the automatic minimum width in a flexbox or grid is that of the text. */
  min-inline-size: 0;
  overflow: clip;
  overflow-clip-margin: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
