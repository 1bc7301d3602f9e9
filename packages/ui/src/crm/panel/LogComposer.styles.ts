import { styled } from 'styled-components';

export const Composer = styled.form`
  /* Keeps the margin of its foot inside, where its edge is drawn. */
  display: flow-root;
  margin-block-end: 16px;
  border-radius: 10px;
  box-shadow: inset 0 0 0 1px var(--border-control);

  &:focus-within {
    box-shadow: inset 0 0 0 2px var(--focus-ring);
  }
`;

export const Words = styled.div`
  display: flex;
  gap: 4px;
  align-items: flex-start;
  padding: 4px 4px 0;

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
  gap: 8px;
  align-items: center;
  margin: 1px;
  padding: 7px 8px;
  border-block-start: 1px solid var(--border-hairline);
  border-radius: 0 0 9px 9px;
  background: var(--surface-sunken);

  > [role='radiogroup'] {
    flex-wrap: wrap;
    padding: 0;
    background: none;
    box-shadow: none;
  }
  > [role='radiogroup'] > label {
    gap: 5px;
    padding-inline: 8px;
  }

  /* At the end of its line, of its own one where a phone has no room beside the types. */
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Problem = styled.p`
  padding: 0 14px 8px;
  color: var(--danger-text);
  overflow-wrap: anywhere;
`;
