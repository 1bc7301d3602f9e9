import { styled } from 'styled-components';

export const Options = styled.fieldset`
  display: grid;
  gap: var(--space-2-5);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Option = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3-5);
  padding: calc(var(--space-4) - 1px) var(--space-4);
  border-radius: var(--radius-lg);
  box-shadow: inset 0 0 0 1px var(--border-default);
  cursor: pointer;

  &:has(:checked) {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 2px var(--accent-solid);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: var(--surface-sunken);
    box-shadow: inset 0 0 0 1px var(--border-hairline);
    cursor: not-allowed;
  }
  > input {
    appearance: none;
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    border: 1px solid var(--border-control);
    border-radius: 50%;
    outline: 0;
    background: var(--surface-sheet);
    cursor: inherit;
  }
  > input:checked {
    border: 6px solid var(--accent-solid);
    background: var(--text-on-accent);
  }
  > input:disabled {
    border-color: var(--border-default);
    background: var(--surface-hover);
  }
  > span {
    flex: 1;
    min-inline-size: 0;
  }
  b {
    display: block;
    font-weight: 500;
  }
  &:has(:disabled) b {
    color: var(--text-secondary);
  }
  small {
    color: var(--text-tertiary);
    font-size: 0.8125rem;
  }
  > svg {
    flex: none;
    color: var(--text-tertiary);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > input {
      appearance: auto;
    }
  }
`;
