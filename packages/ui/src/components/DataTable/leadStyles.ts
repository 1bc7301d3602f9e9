import { css } from 'styled-components';
import { ellipsis } from '../../internal/ellipsis.styles.ts';

export const lead = css`
  [data-lead] {
    display: flex;
    align-items: center;
    gap: var(--platform-space-3);
    min-inline-size: 0;
  }
  [data-lead-text] {
    min-inline-size: 0;
  }
  [data-lead-title],
  [data-lead-note] {
    display: block;
    ${ellipsis}
  }
  [data-lead-title] {
    font-weight: 500;
  }
  [data-lead-title] > :is(a, bdi) {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
    color: inherit;
  }
  [data-quiet] [data-lead-title] {
    color: var(--platform-text-secondary);
  }
  [data-lead-aside] {
    margin-inline-start: var(--platform-space-1-75);
    font-size: var(--platform-font-size-xs);
    line-height: 1.4546;
    color: var(--platform-text-tertiary);
  }
  [data-lead-note] {
    display: none;
    font-size: var(--platform-font-size-md);
    line-height: 1.3847;
    color: var(--platform-text-tertiary);
  }
  [data-lead-note='always'] {
    display: block;
  }
`;
