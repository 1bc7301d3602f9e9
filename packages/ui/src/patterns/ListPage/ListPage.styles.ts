import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** A table's header sticks below the toolbar, which is then 56 px high. */
export const Root = styled.div`
  --platform-fill: var(--platform-page-surface, var(--platform-surface-canvas));

  ${media.tall} {
    --platform-table-head-fill: var(--platform-fill);
    --platform-table-head-position: sticky;
    --platform-table-head-top: calc(var(--platform-sticky-top, 0px) + var(--platform-space-14));

    /*
     * Keeps focused elements clear of toolbar and header. Not scroll-padding of the scroller, which
     * would also scroll for the toolbar itself.
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
  margin-block-end: var(--platform-space-4);
`;

export const Notice = styled.div`
  margin-block-end: var(--platform-space-4);
`;

export const Waiting = styled.output`
  display: flex;
  justify-content: center;
  padding-block: 96px;
  color: var(--platform-text-secondary);
`;
