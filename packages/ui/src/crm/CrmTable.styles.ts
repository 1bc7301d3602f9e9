import { styled } from 'styled-components';
import { container } from '../tokens/media.ts';

/** Around a table of the CRM. Names are in the colour of text, empty values are quiet. */
export const Root = styled.div`
  [data-person] > a {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
    color: var(--platform-text-primary);
  }
  /* Cut at its own edge, and where the column is, whichever way its script runs. */
  bdi {
    display: block;
    overflow: hidden;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
  }
  a > bdi {
    display: inline;
  }
  td > bdi,
  td > time {
    color: var(--platform-text-secondary);
  }
  td > bdi[data-strong] {
    color: var(--platform-text-primary);
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
  [data-mono] {
    font-family: var(--platform-font-family-mono);
    font-size: var(--platform-font-size-md);
  }
  &[data-two-lines] [data-lead-note] {
    display: block;
  }
  /* Beside a status there is no room for a date on the narrowest phones. */
  ${container.tight} {
    [data-row] > [data-stack='meta']:has(> time) {
      display: none;
    }
  }
  /* A type with its tile, a direction with its arrow. */
  [data-kind] {
    display: flex;
    align-items: center;
    gap: var(--platform-space-2-5);
    color: var(--platform-text-secondary);
  }
  [data-kind='type'] {
    color: var(--platform-text-primary);
  }
  [data-kind='direction'] {
    gap: var(--platform-space-2);
  }
  td[data-stack='note'] {
    white-space: nowrap;
  }
`;
