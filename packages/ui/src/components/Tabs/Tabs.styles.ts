import { styled } from 'styled-components';

export const List = styled.div`
  position: relative;
  display: flex;
  gap: calc(var(--space-7) - 2px);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--border-hairline);

  > * {
    position: relative;
    display: flex;
    align-items: center;
    gap: calc(var(--space-2) - 1px);
    padding: 0 0 var(--space-3);
    border: 0;
    border-radius: var(--radius-xs);
    background: none;
    font: inherit;
    font-weight: 500;
    white-space: nowrap;
    color: var(--text-secondary);
    text-decoration: none;
    cursor: pointer;
  }
  > :hover,
  > [data-active] {
    color: var(--text-primary);
  }
  > [data-active]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 2px;
    border-radius: calc(var(--radius-xs) - 2px) calc(var(--radius-xs) - 2px) 0 0;
    background: var(--accent-solid);
  }
  > :focus-visible {
    outline-offset: -2px;
  }
  @container page (max-width: 720px) {
    gap: var(--space-4-5);
  }
  @media (forced-colors: active) {
    > [data-active]::after {
      background: Highlight;
    }
  }
`;

export const Count = styled.span`
  padding: 1px calc(var(--space-2) - 1px);
  border-radius: var(--radius-full);
  background: var(--surface-hover);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  color: var(--text-tertiary);

  [data-active] > & {
    background: var(--accent-soft-strong);
    color: var(--accent-text);
  }
`;

export const Panel = styled.div`
  margin-block-start: var(--space-7);
`;
