import { css } from 'styled-components';

/** Hides the columns of the first step of `collapseOrder`; the next two hide one step more each. */
export const collapsedOnce = css`
  [data-collapse='1'] {
    display: none;
  }
  col {
    inline-size: var(--platform-column-share-1);
  }
  &[data-noted='1'] [data-lead-note] {
    display: block;
  }
`;

export const collapsedTwice = css`
  ${collapsedOnce}
  [data-collapse='2'] {
    display: none;
  }
  col {
    inline-size: var(--platform-column-share-2);
  }
  &[data-noted='2'] [data-lead-note] {
    display: block;
  }
`;

export const collapsed = css`
  [data-collapse] {
    display: none;
  }
  col {
    inline-size: var(--platform-column-share-3);
  }
  &[data-noted] [data-lead-note] {
    display: block;
  }
`;
