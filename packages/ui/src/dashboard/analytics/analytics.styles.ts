import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
import { row } from '../../internal/looks.styles.ts';

const oneColumn = css`
  grid-template-columns: minmax(0, 1fr);
`;

/** Three cards in a row, or stacked on narrow pages. */
export const Thirds = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: inherit;

  ${container.medium} {
    ${oneColumn}
  }
  ${media.phone} {
    ${oneColumn}
  }
`;

/**
 * In a header the range would take the width of its text, and the action would not fit next to it.
 */
export const Range = styled.div`
  display: contents;
  --platform-filter-flex: 1 1 auto;
`;

export const OpenLink = styled.span`
  font-size: var(--platform-font-size-md);

  a {
    display: inline-flex;
    gap: var(--platform-space-1);
    align-items: center;
  }
`;

export const Overview = styled.div`
  margin-block-start: var(--platform-space-4);
  font-size: var(--platform-font-size-md);

  > p {
    margin: 0 0 var(--platform-space-1-5);
    color: var(--platform-text-tertiary);
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--platform-space-6);
    font-variant-numeric: tabular-nums;
  }
  a {
    display: inline-block;
    padding-block: var(--platform-space-1);
    color: var(--platform-text-secondary);
    font-weight: 400;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  b {
    color: var(--platform-text-primary);
    font-weight: 500;
  }
`;

export const Connections = styled.ul`
  > li + li {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  a {
    ${row}
    gap: 0 var(--platform-space-3);
    justify-content: space-between;
    min-block-size: var(--platform-size-target-touch);
    color: var(--platform-text-primary);
    font-weight: 400;
    text-decoration: none;
  }
  a:hover bdi {
    text-decoration: underline;
  }
  bdi {
    flex: 1 1 6rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Usages = styled.ul`
  display: grid;
  gap: var(--platform-space-3-5);

  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--platform-space-3);
    justify-content: space-between;
    margin-block-end: var(--platform-space-1-5);
    color: var(--platform-text-primary);
    font-weight: 400;
    text-decoration: none;
  }
  a:hover > span {
    text-decoration: underline;
  }
  b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
