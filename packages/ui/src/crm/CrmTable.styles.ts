import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

/** Around a table of the CRM. Names are links in the colour of text, empty values are quiet. */
export const Root = styled.div`
  [data-lead-title] > a,
  [data-person] > a {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
    color: var(--text-primary);
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
    color: var(--text-secondary);
  }
  td > bdi[data-strong] {
    color: var(--text-primary);
  }
  [data-missing] {
    color: var(--text-tertiary);
    font-weight: 400;
  }
  [data-mono] {
    font-family: var(--font-family-mono);
    font-size: 0.8125rem;
  }
  &[data-two-lines] [data-lead-note] {
    display: block;
  }
  /* Clear of the header that stays above the rows. */
  [data-row][data-state='selected'] {
    scroll-margin-block: calc(var(--size-header) + var(--space-12)) var(--space-4);
  }
  /* A list keeps the date, which is the column before the actions, while there is room. */
  &[data-dated] {
    ${container.list} {
      [data-row] > :nth-last-child(2) {
        display: block;
        grid-area: 1 / 1 / 2 / -2;
        align-self: start;
        justify-self: end;
        font-size: 0.8125rem;
        line-height: 34px;
      }
      [data-row] > :first-child {
        padding-inline-end: var(--space-20);
      }
    }
    ${container.narrow} {
      [data-row] > :nth-last-child(2) {
        display: none;
      }
      [data-row] > :first-child {
        padding-inline-end: 0;
      }
    }
  }
  td > [data-tone] {
    max-inline-size: 100%;
  }
  /* A type with its tile, a direction with its arrow. */
  [data-kind] {
    display: flex;
    align-items: center;
    gap: var(--space-2-5);
    color: var(--text-secondary);
  }
  [data-kind='type'] {
    color: var(--text-primary);
  }
  [data-kind='direction'] {
    gap: var(--space-2);
  }
  td[data-stack='note'] {
    white-space: nowrap;
  }
`;

/** What a row offers, in the look of a link. */
export const RowButton = styled.button`
  min-block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: calc(var(--radius-xs) - 1px);
  background: none;
  color: var(--text-link);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.phone} {
    min-block-size: 44px;
  }
  /* A list pulls its actions to the edge as far as an icon stands inside its button. */
  ${container.list} {
    margin-inline-end: var(--space-2-5);
  }
`;
