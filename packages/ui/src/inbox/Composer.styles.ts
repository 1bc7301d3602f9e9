import { styled } from 'styled-components';
import { controlFocusStyles } from '../components/Field/Control.styles.ts';
import { TextareaInput } from '../components/Textarea/TextareaInput.tsx';
import { media } from '../tokens/media.ts';
import { row } from '../internal/looks.styles.ts';

/** One field: its edge and its ring stand around the words and the foot alike. */
export const Form = styled.form`
  margin: 0 var(--platform-space-4-5) var(--platform-space-4-5);
  border: 1px solid var(--platform-border-control);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);

  &:hover {
    border-color: var(--platform-border-control-hover);
  }
  &&:has(textarea:focus) {
    ${controlFocusStyles}
  }
  /* A note is seen to be one while it is written. */
  &[data-private] {
    background: var(--platform-warning-soft);
  }
  ${media.phone} {
    margin: 0 var(--platform-space-3) var(--platform-space-3);
  }
`;

export const Kinds = styled.div`
  padding: var(--platform-space-2) var(--platform-space-2) 0;

  && > [role='radiogroup'] {
    padding: 0;
    background: none;
    box-shadow: none;
  }
  && > [role='radiogroup'] > label {
    gap: var(--platform-space-1-5);
  }
  && > [role='radiogroup'] > :has(:checked) {
    background: var(--platform-surface-hover);
    box-shadow: none;
  }
`;

/** Only the words: `Textarea` would draw an edge and a ring of its own. */
export const Words = styled(TextareaInput)`
  && {
    display: block;
    inline-size: 100%;
    min-block-size: calc(2lh + 24px);
    max-block-size: min(12lh, 30vh);
    padding-inline: var(--platform-space-3-5);
    background: none;
    field-sizing: content;
    resize: none;
  }
  ${media.phone} {
    font-size: var(--platform-font-size-xl);
  }
`;

export const Foot = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: flex-end;
  padding: var(--platform-space-2);
  border-block-start: 1px solid var(--platform-border-hairline);
  color: var(--platform-text-tertiary);
  font-size: var(--platform-font-size-md);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
    padding-inline-start: var(--platform-space-1-5);
  }
`;

/** A condition of writing: who answers, or that it cannot be sent. */
export const Condition = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: space-between;
  padding: var(--platform-space-2) var(--platform-space-6);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;

  ${media.phone} {
    padding-inline: var(--platform-space-4);
  }
`;

export const Refusal = styled.div`
  margin: 0 var(--platform-space-4-5) var(--platform-space-4-5);

  ${media.phone} {
    margin: 0 var(--platform-space-3) var(--platform-space-3);
  }
`;
