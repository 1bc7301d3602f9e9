import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

const whole = css`
  [data-lead-title],
  [data-lead-note] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Contains the table, whose rows end in a labelled button. */
export const Rows = styled.div`
  /* A list draws an icon out to its edge; this has one of its own. */
  [data-stack='actions'] > :any-link {
    flex: none;
  }
  ${media.phone} {
    ${whole}
  }
  ${container.list} {
    ${whole}
    [data-row] > [data-stack='actions'][data-stack] {
      margin-inline-end: 0;
    }
  }
  /* The button of a row would leave its name no room. */
  ${container.tiny} {
    [data-row] > :is([data-stack='title'], [data-stack='note'], [data-stack='actions']) {
      grid-area: auto;
      grid-column: 1 / -1;
    }
  }
`;
