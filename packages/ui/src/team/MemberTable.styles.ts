import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

/** Isolated names and addresses are cut at their own edge, so that a cut one tells its whole self. */
export const Root = styled.div`
  bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The name of an invite is its email, which is read whole in two lines. */
  [data-quiet] [data-lead-title] > bdi {
    display: -webkit-box;
    overflow-wrap: anywhere;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
  }
  ${container.list} {
    /* In a list Save and Cancel stand under the select: the status stays beside that. */
    [data-state='editing'] > [data-stack='meta'] {
      align-self: start;
      min-block-size: var(--platform-density-compact-control);
    }
    ${media.touch} {
      [data-state='editing'] > [data-stack='meta'] {
        min-block-size: var(--platform-density-touch-control);
      }
    }
  }
`;
