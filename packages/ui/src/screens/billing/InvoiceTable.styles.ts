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
  /* The status is next to the number, or below it; the amount wraps below the date. */
  ${container.list} {
    [data-row] {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--platform-space-2-5);
    }
    [data-row]:has(> [data-stack='actions']) {
      padding-inline-end: calc(2.125rem + var(--platform-space-1-5));
    }
    [data-amount] {
      display: inline;
    }
    [data-lead-note] {
      white-space: normal;
    }
    && [data-stack='title'] {
      flex: 1 1 min-content;
    }
    && [data-stack='meta']:not([scope]) {
      margin: 0;
      padding-inline-start: 0;
    }
    && [data-stack='actions']:not([scope]) {
      position: absolute;
      inset-block: 0;
      inset-inline-end: calc(-1 * var(--platform-space-2));
      margin: auto 0;
    }
  }
  ${container.small} {
    && [data-stack='title'] {
      flex-basis: 100%;
    }
  }
`;
