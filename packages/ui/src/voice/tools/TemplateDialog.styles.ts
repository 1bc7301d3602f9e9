import { styled } from 'styled-components';

/** The templates, each a button over its whole width. */
export const Choices = styled.ul`
  display: grid;
  gap: var(--platform-space-2);

  button {
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
  }
  button > span:first-child {
    grid-row: 1 / span 3;
  }
  button:hover {
    border-color: var(--platform-border-default);
    background: var(--platform-surface-hover);
  }
  b {
    font: var(--platform-type-title);
  }
  b ~ span {
    color: var(--platform-text-secondary);
    overflow-wrap: anywhere;
  }
  span[data-lacks] {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
  }
`;
