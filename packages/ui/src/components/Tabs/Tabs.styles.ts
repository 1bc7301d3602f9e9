import { styled } from 'styled-components';

export const List = styled.div`
  position: relative;
  display: flex;
  gap: 26px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--border-hairline);

  > * {
    position: relative;
    display: flex;
    align-items: center;
    gap: 7px;
    padding: 0 0 12px;
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
    border-radius: 2px 2px 0 0;
    background: var(--accent-solid);
  }
  > :focus-visible {
    outline-offset: -2px;
  }
  @container page (max-width: 720px) {
    gap: 18px;
  }
  @media (forced-colors: active) {
    > [data-active]::after {
      background: Highlight;
    }
  }
`;

export const Count = styled.span`
  padding: 1px 7px;
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
  margin-block-start: 28px;
`;
