import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

/** A list wraps instead of scrolling. */
const asList = css`
  overflow-x: visible;
  margin: 0;
  padding: 0;
`;

export const Frame = styled.div`
  position: relative;

  &[data-expandable] {
    container-type: inline-size;
  }
  /* Room for focus rings, and for the fill of rows, which is wider than the table. */
  &[data-scrolls] {
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    margin: calc(-1 * var(--platform-space-1)) calc(-1 * var(--platform-space-3));
    padding: var(--platform-space-1) var(--platform-space-3);
    scroll-padding-inline: 12rem var(--platform-space-3);

    ${container.list} {
      ${asList}
    }
    ${media.phone} {
      ${asList}
    }
    &:has(> :is([data-fit='list'], [data-fit='stacked'])) {
      ${asList}
    }
  }
`;
