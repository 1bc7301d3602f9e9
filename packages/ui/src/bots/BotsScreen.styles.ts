import { css, styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

/** A list has as many lines as it needs: where nothing hovers there is no tooltip. */
const whole = css`
  [data-lead-title],
  [data-lead-note] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Around the table: descriptions stand under the names, empty values are quiet. */
export const Rows = styled.div`
  [data-lead-note] {
    display: block;
  }
  td > bdi {
    display: block;
    overflow: hidden;
    color: var(--platform-text-secondary);
    text-overflow: ellipsis;
  }
  /* A list draws an icon out to its edge; this has one of its own. */
  td[data-stack='actions'] > a {
    flex: none;
  }
  ${media.phone} {
    ${whole}
  }
  ${container.list} {
    ${whole}
    tbody tr > td[data-stack='actions'] {
      margin-inline-end: 0;
    }
  }
  /* The button of a row would leave its name no room. */
  ${container.tiny} {
    tbody tr > td:is([data-stack='title'], [data-stack='note'], [data-stack='actions']) {
      grid-area: auto;
      grid-column: 1 / -1;
    }
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
`;
