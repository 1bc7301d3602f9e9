import { styled } from 'styled-components';

export const ChoiceButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--platform-space-3);
  inline-size: 100%;
  padding: var(--platform-space-3);
  border: var(--platform-size-hairline) solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-lg);
  background: none;
  text-align: start;
  cursor: pointer;

  > :first-child {
    grid-row: 1 / span 3;
  }
  &:hover {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-hover);
  }
`;
