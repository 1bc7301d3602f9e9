import { styled } from 'styled-components';
import { TextareaInput } from '../../components/Textarea/TextareaInput.tsx';
import { controlFocusStyles } from '../../components/Field/Control.styles.ts';
import { media } from '../../tokens/media.ts';
import { row } from '../../internal/looks.styles.ts';

/** One field: its edge and its ring stand around the words and the foot alike. */
export const Composer = styled.form`
  margin-block-end: var(--platform-space-4);
  border: 1px solid var(--platform-border-control);
  border-radius: var(--platform-radius-control-lg);
  background: var(--platform-surface-sheet);

  &:hover {
    border-color: var(--platform-border-control-hover);
  }
  &&:has(textarea:focus) {
    ${controlFocusStyles}
  }
`;

/** Only the words: `Textarea` would draw an edge and a ring of its own. */
export const Words = styled(TextareaInput)`
  && {
    display: block;
    inline-size: 100%;
    min-block-size: calc(2lh + 18px);
    resize: none;
  }
  ${media.phone} {
    font-size: var(--platform-font-size-xl);
  }
`;

/** That what was typed is kept, and the way to be rid of it. */
export const Draft = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: space-between;
  padding-inline: var(--platform-space-3-5);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);

  > button {
    min-block-size: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--platform-text-secondary);
    cursor: pointer;
  }
  > button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.touch} {
    > button {
      min-block-size: var(--platform-size-target-touch);
    }
  }
`;

export const Foot = styled.div`
  ${row}
  gap: var(--platform-space-2);
  padding: var(--platform-space-1-75) var(--platform-space-2);
  border-block-start: 1px solid var(--platform-border-hairline);
  border-radius: calc(var(--platform-radius-control-lg) - var(--platform-size-hairline));
  border-start-start-radius: 0;
  border-start-end-radius: 0;
  background: var(--platform-surface-sunken);

  && > [role='radiogroup'] {
    flex-wrap: wrap;
    padding: 0;
    background: none;
    box-shadow: none;
  }
  && > [role='radiogroup'] > label {
    gap: var(--platform-space-1-25);
    padding-inline: var(--platform-space-2);
  }
  /* Direction and the button share the line after the types where they do not fit beside them. */
  && > :has(> [role='combobox']) {
    flex: 1 1 112px;
    max-inline-size: 148px;
  }
  && > :last-child {
    margin-inline-start: auto;
  }
`;

export const Problem = styled.p`
  padding: 0 var(--platform-space-3-5) var(--platform-space-2);
  color: var(--platform-danger-text);
  overflow-wrap: anywhere;
`;
