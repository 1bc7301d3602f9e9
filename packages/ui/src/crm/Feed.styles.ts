import { styled } from 'styled-components';
import { ellipsis } from '../internal/ellipsis.styles.ts';

/** Rows of tile, sentence over caption, and date or status. */
export const Feed = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-3);
    align-items: flex-start;
    padding: var(--space-3) 0;
    border-block-end: 1px solid var(--border-hairline);
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  > li > div {
    flex: 1;
    min-inline-size: 0;
  }
  &[data-one-line] > li > div > * {
    ${ellipsis}
  }
  > li > div > p:first-child {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  > li > div > p + p {
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    line-height: 1.1875rem;
    overflow-wrap: anywhere;
  }
  a {
    display: inline;
    color: var(--text-primary);
  }
  && a:not(:hover) {
    text-decoration: none;
  }
  p + p a {
    color: inherit;
    font-weight: 400;
  }
  [data-missing] {
    color: var(--text-tertiary);
    font-weight: 400;
  }
  time {
    color: var(--text-tertiary);
    font-size: 0.8125rem;
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > li > [data-tone]:last-child {
    align-self: center;
  }
`;

export const Nothing = styled.p`
  color: var(--text-tertiary);
`;
