import { styled } from 'styled-components';

export const DropArea = styled.label`
  display: flex;
  position: relative;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--platform-space-1);
  padding: var(--platform-space-9) var(--platform-space-5);
  border: 1.5px dashed var(--platform-border-control);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sunken);
  color: var(--platform-text-secondary);
  cursor: pointer;
  text-align: center;

  > [data-icon] {
    margin-block-end: var(--platform-space-1-5);
    color: var(--platform-accent-text);
  }
  &[data-over] {
    border-color: var(--platform-accent-solid);
    background: var(--platform-accent-soft);
  }
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--platform-focus-ring);
    outline-offset: 2px;
  }
  &[data-busy] {
    cursor: progress;
  }
`;

export const ChooseText = styled.b`
  color: var(--platform-text-link);
  font-weight: 500;

  ${DropArea}:hover & {
    text-decoration: underline;
  }
`;

/** Covers the area, so that pointer and keyboard reach the native control. */
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
