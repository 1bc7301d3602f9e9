import { css, styled } from 'styled-components';
import { controlFocusStyles } from '../../components/Field/Control.styles.ts';
import { TextareaInput } from '../../components/Textarea/TextareaInput.tsx';
import { row } from '../../internal/looks.styles.ts';
import { media } from '../../tokens/media.ts';

export const WritingArea = styled(TextareaInput)`
  && {
    display: block;
    inline-size: 100%;
    resize: none;
  }
  ${media.phone} {
    font-size: var(--platform-font-size-xl);
  }
`;

export const WritingBox = styled.form`
  border: 1px solid var(--platform-border-control);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);

  &:hover {
    border-color: var(--platform-border-control-hover);
  }
  &&:has(${WritingArea}:focus) {
    ${controlFocusStyles}
  }
`;

export const WritingFooter = styled.div`
  ${row}
  gap: var(--platform-space-2);
  padding: var(--platform-space-2);
  border-block-start: 1px solid var(--platform-border-hairline);
`;

export const plainSegments = css`
  && > [role='radiogroup'] {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;
