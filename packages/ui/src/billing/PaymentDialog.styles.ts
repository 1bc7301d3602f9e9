import { styled } from 'styled-components';
import { plainFieldset } from '../internal/looks.styles.ts';

export const Options = styled.fieldset`
  display: grid;
  gap: var(--platform-space-2-5);
  ${plainFieldset}
`;

export const Option = styled.label`
  display: flex;
  align-items: center;
  gap: var(--platform-space-3-5);
  padding: var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  box-shadow: inset 0 0 0 1px var(--platform-border-default);
  cursor: pointer;

  &:has(:checked) {
    background: var(--platform-accent-soft);
    box-shadow: inset 0 0 0 2px var(--platform-accent-solid);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: var(--platform-surface-sunken);
    box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
    cursor: not-allowed;
  }
  > input {
    appearance: none;
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    border: 1px solid var(--platform-border-control);
    border-radius: 50%;
    outline: 0;
    background: var(--platform-surface-sheet);
    cursor: inherit;
  }
  > input:checked {
    border: 6px solid var(--platform-accent-solid);
    background: var(--platform-text-on-accent);
  }
  > input:disabled {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-hover);
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
    color: var(--platform-text-secondary);
  }
  small {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
  }
  > svg {
    flex: none;
    color: var(--platform-text-tertiary);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > input {
      appearance: auto;
    }
  }
`;
