import { css, styled } from 'styled-components';
import { container, media } from '../../../tokens/media.ts';
import { Frame } from '../Frame.styles.ts';

/** A list and a printed table have no columns to arrange. */
const withoutTools = css`
  [data-column-menu],
  [data-resizer] {
    display: none;
  }
`;

/** A list wraps instead of scrolling. */
const withoutScrolling = css`
  overflow-x: visible;
  margin: 0;
  padding: 0;
`;

/** The first column, and those that the user pinned, stay in view while the table scrolls. */
const pinnedColumns = css`
  :is([data-pin], [data-stack='select'], [data-stack='expand']) {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background:
      linear-gradient(var(--platform-row-fill, transparent), var(--platform-row-fill, transparent)),
      var(--platform-table-head-fill, var(--platform-surface-sheet));
    animation: none;
  }
  [data-stack='expand'] + [data-stack='select'] {
    inset-inline-start: 40px;
  }
  :is([data-stack='expand'], [data-stack='select']) + [data-pin='0'] {
    inset-inline-start: 40px;
  }
  [data-stack='expand'] + [data-stack='select'] + [data-pin='0'] {
    inset-inline-start: 80px;
  }
  /* Checkboxes that cover the picture take no space. */
  &[data-quiet-boxes] [data-stack='select'] + [data-pin='0'] {
    inset-inline-start: 0;
  }
  &[data-quiet-boxes] [data-stack='expand'] + [data-stack='select'] + [data-pin='0'] {
    inset-inline-start: 40px;
  }
  th:is([data-pin], [data-stack='select']) {
    z-index: calc(var(--platform-z-sticky) + 1);
  }
  [data-pin] {
    border-inline-end: 1px solid var(--platform-border-hairline);
  }
  /* A wide table covers the padding of its frame, where focus rings would be. */
  :is(td, th):last-child {
    padding-inline-end: var(--platform-space-4);
  }
  &[data-pins-first] [data-pin]:not([data-pin='0']) {
    position: static;
  }
`;

/** Room for focus rings, and for the fill of rows, which is wider than the table. */
const scrolling = css`
  &[data-scrolls] {
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    margin: calc(-1 * var(--platform-space-1)) calc(-1 * var(--platform-space-3));
    padding: var(--platform-space-1) var(--platform-space-3);
    scroll-padding-inline: 12rem var(--platform-space-3);

    ${container.list} {
      ${withoutScrolling}
    }
    ${media.phone} {
      ${withoutScrolling}
    }
    &:has(> :is([data-fit='list'], [data-fit='stacked'])) {
      ${withoutScrolling}
    }
    th:not([data-sized], [data-stack='select']) {
      min-inline-size: 9rem;
    }
  }
  /* Doubled attributes override the cells of the table. */
  [data-fit='scroll'][data-fit='scroll'] {
    ${pinnedColumns}
  }
`;

/** Root of a table whose columns the user can arrange. */
export const LayoutFrame = styled(Frame)`
  ${scrolling}
  /* A table that does not fit first drops the user's widths, then columns. */
  table:is(:not([data-fit]), [data-fit='columns'], [data-fit='scroll']) th[data-resized] {
    box-sizing: border-box;
    min-inline-size: var(--platform-column-width, 0);
    max-inline-size: var(--platform-column-width, none);
  }
  /* Without a column that takes the rest, widths would be scaled to fill the table. */
  table[data-loose] {
    inline-size: auto;
  }
  /* The menu and the handle are placed in their header, which may be sticky. */
  :where(th) {
    position: relative;
  }
  ${media.tall} {
    table:not([data-virtual]) th {
      position: var(--platform-table-head-position, relative);
      inset-block-start: var(--platform-table-head-top, 0px);
    }
  }
  /* Room for the menu. */
  th:has([data-column-menu]) {
    padding-inline-end: var(--platform-space-8);
  }
  th[data-align='end']:has([data-column-menu]) {
    padding-inline: var(--platform-space-8) var(--platform-space-3);
  }
  [data-column-menu] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--platform-space-1);
    display: flex;
    align-items: center;
    opacity: 0;
  }
  th[data-align='end'] > [data-column-menu] {
    inset-inline: 0 auto;
  }
  [data-column-menu] > button {
    justify-content: center;
    min-inline-size: var(--platform-size-target-min);
    min-block-size: var(--platform-size-target-min);
  }
  th:is(:hover, :focus-within) > [data-column-menu],
  [data-column-menu]:has([aria-expanded='true']) {
    opacity: 1;
  }
  [data-resizer] {
    position: absolute;
    inset-block: 0;
    inset-inline: auto 0;
    z-index: 1;
    overflow: visible;
    inline-size: var(--platform-space-2);
    block-size: auto;
    margin: 0;
    border: 0;
    cursor: col-resize;
    touch-action: none;
    user-select: none;
  }
  /* A border, which forced colours keep. */
  [data-resizer]::after {
    position: absolute;
    inset-block: var(--platform-space-2);
    inset-inline-end: 0;
    border-inline-end: 1px solid var(--platform-border-default);
    content: '';
    opacity: 0;
  }
  th:is(:hover, :focus-within) > [data-resizer]::after {
    opacity: 1;
  }
  [data-resizer]:is(:hover, :focus-visible, [data-dragging])::after {
    inset-block: 0;
    border-inline-end: 2px solid var(--platform-focus-ring);
    opacity: 1;
  }
  [data-resizer]:focus-visible {
    outline: none;
  }
  ${media.touch} {
    [data-column-menu],
    [data-resizer]::after {
      opacity: 1;
    }
    [data-column-menu] > button {
      min-inline-size: var(--platform-size-target-touch);
      min-block-size: var(--platform-size-target-touch);
    }
    th:has([data-column-menu]) {
      block-size: var(--platform-size-target-touch);
      padding-inline-end: var(--platform-space-12);
    }
    th[data-align='end']:has([data-column-menu]) {
      padding-inline: var(--platform-space-12) var(--platform-space-3);
    }
    [data-resizer] {
      inline-size: var(--platform-space-4);
    }
  }
  ${container.list} {
    ${withoutTools}
  }
  :is([data-fit='list'], [data-fit='stacked']) {
    ${withoutTools}
  }
  ${media.phone} {
    ${withoutTools}
  }
  ${media.print} {
    ${withoutTools}
  }
`;
