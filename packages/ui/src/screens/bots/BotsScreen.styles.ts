import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

const fullWidth = css`
  [data-lead-title],
  [data-lead-note] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Rows = styled.div`
  /* Lists move icon buttons to the edge; this one has a label. */
  [data-stack='actions'] > :any-link {
    flex: none;
  }
  ${media.phone} {
    ${fullWidth}
  }
  ${container.list} {
    ${fullWidth}
    [data-row] > [data-stack='actions'][data-stack] {
      margin-inline-end: 0;
    }
  }
  /* The button would leave no room for the name. */
  ${container.tiny} {
    [data-row] > :is([data-stack='title'], [data-stack='note'], [data-stack='actions']) {
      grid-area: auto;
      grid-column: 1 / -1;
    }
  }
`;
