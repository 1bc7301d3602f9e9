import { styled } from 'styled-components';

export const Choices = styled.ul`
  display: grid;
  gap: var(--platform-space-2);
`;

export const ChoiceButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--platform-space-3);
  inline-size: 100%;
  padding: var(--platform-space-3);
  border: 1px solid var(--platform-border-hairline);
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
