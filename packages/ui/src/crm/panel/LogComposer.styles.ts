import { styled } from 'styled-components';

export const Composer = styled.form`
  /* Keeps the margin of its foot inside, where its edge is drawn. */
  display: flow-root;
  margin-block-end: var(--space-4);
  border-radius: calc(var(--radius-lg) - 2px);
  box-shadow: inset 0 0 0 1px var(--border-control);

  &:focus-within {
    box-shadow: inset 0 0 0 2px var(--focus-ring);
  }
`;

export const Words = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: flex-start;
  padding: var(--space-1) var(--space-1) 0;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > :last-child {
    flex: 0 0 128px;
  }
  textarea,
  button,
  div:has(> textarea) {
    border-color: transparent;
    outline: 0;
    background: none;
  }
  textarea {
    resize: none;
  }
  button:focus-visible {
    outline: 2px solid var(--focus-ring);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin: 1px;
  padding: calc(var(--space-2) - 1px) var(--space-2);
  border-block-start: 1px solid var(--border-hairline);
  border-radius: 0 0 calc(var(--radius-md) + 1px) calc(var(--radius-md) + 1px);
  background: var(--surface-sunken);

  > [role='radiogroup'] {
    flex-wrap: wrap;
    padding: 0;
    background: none;
    box-shadow: none;
  }
  > [role='radiogroup'] > label {
    gap: calc(var(--space-1-5) - 1px);
    padding-inline: var(--space-2);
  }

  /* At the end of its line, of its own one where a phone has no room beside the types. */
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Problem = styled.p`
  padding: 0 var(--space-3-5) var(--space-2);
  color: var(--danger-text);
  overflow-wrap: anywhere;
`;
