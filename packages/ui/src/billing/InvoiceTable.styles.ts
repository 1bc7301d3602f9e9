import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

/** A cell of a column, whether or not boxes stand before it. */
const cell = ":not([data-stack='select'])";

/** Supporting columns are quiet; in a list the status stands beside the number and its date. */
export const Root = styled.div`
  tbody td:is(
  :nth-child(1 of ${cell}),
  :nth-child(3 of ${cell}),
  :nth-child(5 of ${cell})
  ) {
    color: var(--platform-text-secondary);
  }
  tbody td:nth-child(1 of ${cell}) {
    color: var(--platform-text-tertiary);
  }
  td bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
  [data-lead-title] {
    font-variant-numeric: normal;
  }
  ${container.medium} {
    [data-amount] {
      display: none;
    }
  }
  ${container.list} {
    [data-amount] {
      display: inline;
    }
    /* Beside a long status the amount goes below the date. */
    [data-lead-note] {
      white-space: normal;
    }
    tbody tr:not([data-message], [data-gap]) {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    tbody tr > td[data-stack='title'] {
      grid-area: 1 / 1;
    }
    tbody tr > td[data-stack='meta'] {
      grid-area: 1 / 2;
      max-inline-size: 160px;
      margin: 0;
      padding-inline-start: var(--platform-space-2-5);
    }
    tbody tr > td[data-stack='actions'] {
      grid-area: 1 / 3;
      align-self: center;
      margin-inline: var(--platform-space-1) calc(-1 * var(--platform-space-2));
    }
  }
  /* The smallest phones have no room for a long status beside the number. */
  ${container.small} {
    tbody tr > td[data-stack='meta'] {
      grid-area: 2 / 1;
      padding-inline-start: 0;
    }
  }
`;
