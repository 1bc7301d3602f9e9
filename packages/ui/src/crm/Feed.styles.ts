import { styled } from 'styled-components';
import { revealCutText } from '../components/DataTable/revealCutText.ts';
import { ellipsis } from '../internal/ellipsis.styles.ts';
import { firstLink, recordPress } from '../internal/openRecord.ts';

/** Rows of tile, sentence over caption, and date or status. All of a row opens what its link does. */
export const Feed = styled.ul.attrs({
  onPointerOver: revealCutText,
  ...recordPress('li:has(a[href])', firstLink),
})`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--platform-space-3);
    align-items: flex-start;
    padding: var(--platform-space-3) 0;
    border-block-end: 1px solid var(--platform-border-hairline);
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
  /* What was just created or changed. */
  > li:has([data-changed]) {
    position: relative;
    isolation: isolate;
  }
  > li:has([data-changed])::before {
    position: absolute;
    inset: 0 calc(-1 * var(--platform-space-2));
    z-index: -1;
    border-radius: var(--platform-radius-sm);
    background: var(--platform-accent-soft-strong);
    content: '';
  }
  /* The first and the last row have no room of their own at the edge of the list. */
  > li:first-child::before {
    inset-block-start: calc(-1 * var(--platform-space-2));
  }
  > li:last-child::before {
    inset-block-end: calc(-1 * var(--platform-space-2));
  }
  /* With larger text what is at the end goes below the words. */
  > li > div {
    flex: 1 1 6rem;
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
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.4616;
    overflow-wrap: anywhere;
  }
  a {
    display: inline;
    color: var(--platform-text-primary);
  }
  && a:not(:hover) {
    text-decoration: none;
  }
  p + p a {
    color: inherit;
    font-weight: 400;
  }
  > li:has(a[href]) {
    cursor: pointer;
  }
  @media (hover: hover) {
    && > li:hover a {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
  time {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.5385;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > li > [data-tone]:last-child {
    align-self: center;
  }
`;

export const Nothing = styled.p`
  color: var(--platform-text-tertiary);
`;
