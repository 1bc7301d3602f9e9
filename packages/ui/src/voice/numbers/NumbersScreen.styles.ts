import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

/** In a list: the agent under the number, the status beside it. */
const list = css`
  [data-directions] {
    white-space: nowrap;
  }
  [data-agent] > [data-tone] {
    display: none;
  }
`;

/** Around the table: empty values are quiet. */
export const Rows = styled.div`
  [data-lead-note] {
    display: block;
  }
  [data-lead-title] {
    font-variant-numeric: tabular-nums;
  }
  td > bdi {
    display: block;
    overflow: hidden;
    color: var(--platform-text-secondary);
    text-overflow: ellipsis;
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
    font-weight: 400;
  }
  [data-agent] {
    display: flex;
    gap: var(--platform-space-2-5);
    align-items: center;
    min-inline-size: 0;
  }
  [data-agent] > a {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--platform-text-primary);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-directions] {
    display: flex;
    /* Both ways stand one under the other where their words are long. */
    flex-wrap: wrap;
    gap: 0 var(--platform-space-2-5);
    color: var(--platform-text-secondary);
  }
  [data-directions] > span {
    display: flex;
    gap: var(--platform-space-1-5);
    align-items: center;
  }
  ${container.list} {
    ${list}
  }
  ${media.phone} {
    ${list}
  }
`;
