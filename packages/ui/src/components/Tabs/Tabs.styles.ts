import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

export const List = styled.div`
  position: relative;
  display: flex;
  gap: var(--platform-space-6-5);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--platform-border-hairline);

  > * {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--platform-space-1-75);
    padding: 0 0 var(--platform-space-3);
    border: 0;
    border-radius: var(--platform-radius-xs);
    background: none;
    font: inherit;
    font-weight: 500;
    white-space: nowrap;
    color: var(--platform-text-secondary);
    text-decoration: none;
    cursor: pointer;
  }
  > :hover,
  > [data-active] {
    color: var(--platform-text-primary);
  }
  > [data-active]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 2px;
    border-radius: var(--platform-radius-2xs) var(--platform-radius-2xs) 0 0;
    background: var(--platform-accent-solid);
  }
  > :focus-visible {
    outline-offset: -2px;
  }
  /* Extends the touch target above the label. */
  ${media.touch} {
    margin-block-start: calc(-1 * var(--platform-space-3));
    padding-block-start: var(--platform-space-3);

    > ::before {
      content: '';
      position: absolute;
      inset: calc(-1 * var(--platform-space-3)) 0 0;
    }
  }
  ${container.pane} {
    gap: var(--platform-space-4-5);
  }
  @media print {
    display: none;
  }
  @media (forced-colors: active) {
    > [data-active]::after {
      background: Highlight;
    }
  }
`;

export const Count = styled.span`
  padding: 1px var(--platform-space-1-75);
  border-radius: var(--platform-radius-full);
  background: var(--platform-surface-hover);
  font: var(--platform-type-caption);
  font-variant-numeric: tabular-nums;
  color: var(--platform-text-tertiary);

  [data-active] > & {
    background: var(--platform-accent-soft-strong);
    color: var(--platform-accent-text);
  }
`;

export const Panel = styled.div`
  margin-block-start: var(--platform-space-7);
`;
