import { styled } from 'styled-components';

/** The whole area takes a file that is dropped, and a press opens the choice of one. */
export const DropArea = styled.label`
  display: flex;
  position: relative;
  flex-direction: column;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-9) var(--space-5);
  border: 1.5px dashed var(--border-control);
  border-radius: var(--radius-lg);
  background: var(--surface-sunken);
  color: var(--text-secondary);
  cursor: pointer;
  text-align: center;

  > svg {
    margin-block-end: var(--space-1-5);
    color: var(--accent-text);
  }
  b {
    color: var(--text-link);
    font-weight: 500;
  }
  &:hover b {
    text-decoration: underline;
  }
  &[data-over] {
    border-color: var(--accent-solid);
    background: var(--accent-soft);
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
  &[data-busy] {
    cursor: progress;
  }
`;

/** Covers the area, so that a reader's pointer and the keyboard meet the native control. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  cursor: inherit;
  opacity: 0;

  &::file-selector-button {
    cursor: inherit;
  }
`;

export const Hint = styled.small`
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
