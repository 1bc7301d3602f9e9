import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** The heads of a table stay below the toolbar, which is 56 px high then. */
export const Root = styled.div`
  --platform-fill: var(--platform-page-surface, var(--platform-surface-canvas));

  ${media.tall} {
    --platform-table-head-fill: var(--platform-fill);
    --platform-table-head-position: sticky;
    --platform-table-head-top: calc(var(--platform-sticky-top, 0px) + var(--platform-space-14));

    /*
     * What gets the focus, or is brought into view, comes clear of both. Not a padding of what
     * scrolls: that would scroll for the toolbar itself, too.
     */
    a,
    button,
    input,
    [data-row] {
      scroll-margin-block: calc(var(--platform-table-head-top) + var(--platform-space-12))
        var(--platform-space-4);
    }
  }
`;

export const Stats = styled.div`
  margin-block-end: var(--platform-space-6);

  &:has(> [data-slim]) {
    margin-block-end: var(--platform-space-4-5);
  }
`;

export const Notice = styled.div`
  margin-block-end: var(--platform-space-6);
`;

export const Waiting = styled.output`
  display: flex;
  justify-content: center;
  padding-block: 96px;
  color: var(--platform-text-secondary);
`;
