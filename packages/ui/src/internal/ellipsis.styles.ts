import { css } from 'styled-components';

/** Leaves room for a link's focus ring: 2 px wide, 2 px away (design language, States). */
export const ellipsis = css`
  /* With overflow: clip the automatic minimum width in a flexbox or grid is that of the text. */
  min-inline-size: 0;
  overflow: clip;
  overflow-clip-margin: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
