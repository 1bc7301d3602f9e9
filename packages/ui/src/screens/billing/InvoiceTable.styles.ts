import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

export const Root = styled.div`
  [data-lead-title] {
    font-variant-numeric: normal;
  }
  ${container.medium} {
    [data-amount] {
      display: none;
    }
  }
  /* The status is next to the number; the amount wraps below the date. */
  ${container.list} {
    --platform-list-columns: minmax(0, 1fr) auto auto;

    [data-amount] {
      display: inline;
    }
    [data-lead-note] {
      white-space: normal;
    }
    && [data-stack='title'] {
      grid-area: 1 / 1;
    }
    && [data-stack='meta']:not([scope]) {
      grid-area: 1 / 2;
      max-inline-size: 160px;
      margin: 0;
      padding-inline-start: var(--platform-space-2-5);
    }
    && [data-stack='actions']:not([scope]) {
      grid-area: 1 / 3;
      align-self: center;
      margin-inline: var(--platform-space-1) calc(-1 * var(--platform-space-2));
    }
  }
  ${container.small} {
    && [data-stack='meta']:not([scope]) {
      grid-area: 2 / 1;
      padding-inline-start: 0;
    }
  }
`;
