import { css } from 'styled-components';

/** Line below rows: what is shown, and the pages. */
export const pagingFooter = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--platform-space-2-5) var(--platform-space-3);
  padding-block-start: var(--platform-space-3-5);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;

  > nav {
    color: var(--platform-text-primary);
  }
`;
