import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

export const Root = styled.div`
  /* The name of an invite is its email, which needs two lines. */
  [data-invite] {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-overflow: ellipsis;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${container.list} {
    /* Save and Cancel are below the select: the status stays next to the select. */
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
