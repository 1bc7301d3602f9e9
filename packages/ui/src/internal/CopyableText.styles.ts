import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { ellipsis } from './ellipsis.styles.ts';

/** In a row the button takes no space: it follows the text, or covers the end of a long text. */
export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;

  > a,
  > bdi {
    display: block;
    min-inline-size: 0;
  }
  > [data-tools] {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--platform-space-1);
    margin-inline-start: var(--platform-space-1);
    font-size: var(--platform-font-size-md);
  }
  &[data-in-row] {
    position: relative;
    vertical-align: middle;
  }
  &[data-in-row] > bdi {
    ${ellipsis}
    color: inherit;
  }
  td > &[data-in-row] {
    color: var(--platform-text-secondary);
  }
  /* The button's room shrinks first, because a fraction of a pixel would truncate the text. */
  &[data-in-row]::after {
    content: '';
    flex: 0 1000000 auto;
    inline-size: 28px;
  }
  &[data-linked]::after {
    inline-size: 56px;
  }
  &[data-in-row] > [data-tools] {
    position: absolute;
    inset-inline-end: 0;
    min-inline-size: 0;
    min-block-size: 0;
    background: var(--platform-row-fill);
  }
  && button,
  [data-tool] {
    inline-size: 24px;
    block-size: 24px;
    margin-block: calc(-1 * var(--platform-space-1));
  }
  [data-tool] {
    display: grid;
    place-items: center;
    border-radius: var(--platform-radius-sm);
    color: var(--platform-text-secondary);
  }
  [data-tool]:hover {
    background: var(--platform-surface-pressed);
    color: var(--platform-text-primary);
  }
  [data-tool] > svg,
  && button > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  /* A cell clips its overflow. */
  &[data-in-row] :is(button, [data-tool]):focus-visible {
    outline-offset: -2px;
  }
  ${media.touch} {
    && button,
    [data-tool] {
      inline-size: var(--platform-size-target-touch);
      block-size: var(--platform-size-target-touch);
    }
  }
`;
